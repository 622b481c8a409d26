#!/usr/bin/env bash
# Fetches the peers and builds their drivers into .build/peers (or the directory given). Needs root for what Debian's
# packages bring, unless they are there already.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
output=${1:-"$here/../../.build/peers"}
mkdir -p "$output"
output=$(cd "$output" && pwd)

kiwi_version=1.5.1
crate=cassowary-0.3.0
crates=/usr/share/cargo/registry

packages=()
command -v g++ >/dev/null || packages+=(g++)
command -v rustc >/dev/null || packages+=(rustc)
command -v pip >/dev/null || packages+=(python3-pip)
[ -d "$crates/$crate" ] || packages+=(librust-cassowary-dev)
if [ ${#packages[@]} -gt 0 ]; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
fi

# kiwi is headers only; the source archive of its Python package holds them.
if [ ! -d "$output/kiwisolver-$kiwi_version" ]; then
  pip download --quiet --no-deps --no-binary :all: --dest "$output" "kiwisolver==$kiwi_version"
  tar -xzf "$output/kiwisolver-$kiwi_version.tar.gz" -C "$output"
fi
g++ -std=c++17 -O3 -DNDEBUG -Wall -Wno-use-after-free -isystem "$output/kiwisolver-$kiwi_version" "$here/kiwi_driver.cpp" -o "$output/kiwi"

rustc --crate-name cassowary --crate-type rlib -O --cap-lints allow "$crates/$crate/src/lib.rs" --out-dir "$output"
rustc --crate-name cassowary_driver -O --edition 2021 -L "$output" "$here/cassowary_driver.rs" -o "$output/cassowary"
echo "drivers: $output/kiwi $output/cassowary"
