#!/bin/sh
# Debian's Chromium, where it is missing and can be installed. The browser tests say so themselves when there is none.
# Beside it the same engine without windows, which the tests prefer because it takes less time: they can do without.
shell=chromium-headless-shell
command -v chromium > /dev/null && command -v $shell > /dev/null && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
  command -v chromium > /dev/null || echo "Chromium is missing: install it for the browser tests"
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
command -v chromium > /dev/null ||
  apt-get install --yes --quiet chromium > /dev/null 2>&1 ||
  { apt-get update --quiet && apt-get install --yes --quiet chromium; } > /dev/null
same=$(dpkg-query --show --showformat '${Version}' chromium 2> /dev/null)
beside() { timeout 120 apt-get install --yes --quiet --no-install-recommends "$shell=$same" > /dev/null 2>&1; }
beside || { timeout 60 apt-get update --quiet > /dev/null 2>&1 && beside; } || true
