#!/bin/sh
# Debian's Chromium, where it is missing and can be installed. The browser tests say so themselves when there is none.
command -v chromium > /dev/null && exit 0
[ "$(id -u)" = 0 ] && command -v apt-get > /dev/null || { echo "Chromium is missing: install it for the browser tests"; exit 0; }
export DEBIAN_FRONTEND=noninteractive
apt-get install --yes --quiet chromium > /dev/null 2>&1 ||
  { apt-get update --quiet && apt-get install --yes --quiet chromium; } > /dev/null
