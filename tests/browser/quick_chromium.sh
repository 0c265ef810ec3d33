#!/bin/sh
# Chromium once more, as npm has it for machines of an hour: the same tests take it a quarter less of the processor than Debian's, whose
# libraries it needs. To the byte that is named here, or not at all: the tests can do without, so nothing that goes wrong here is an error.
version=147.0.2
sum=a2a5f23c094642e4fdc1d64085cc789e685e855804b0373669d2fff85957f2ab0b87f6323a097d190a7c74f30320146692dc6003d735412349210523d9478785
place=${1:?where to}
stamp=$place/.chromium-$version
test -e "$stamp" && exit 0
test "$(uname -sm)" = "Linux x86_64" || exit 0
command -v npm > /dev/null || exit 0
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT
UNPACK='process.stdin.pipe(require("node:zlib").createBrotliDecompress()).pipe(process.stdout)'
timeout 180 npm pack --silent --fetch-retries=0 --pack-destination "$there" "@sparticuz/chromium@$version" > /dev/null 2>&1 || exit 0
echo "$sum  $(echo "$there"/*.tgz)" | sha512sum --check --status || exit 0
tar --extract --gzip --to-stdout --file "$there"/*.tgz package/bin/chromium.br | node -e "$UNPACK" > "$there/chromium"
chmod +x "$there/chromium"
# Where a library is missing it does not even start.
"$there/chromium" --version > /dev/null 2>&1 || exit 0
mv "$there/chromium" "$place/chromium-headless-shell" && touch "$stamp"
