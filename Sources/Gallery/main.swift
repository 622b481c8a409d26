import Foundation

let output = Gallery.run(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardOutput.write(Data(output.text.utf8))
FileHandle.standardError.write(Data(output.complaint.utf8))
exit(output.status)
