// Draws the icons of the installed page from public/icon.svg, in Chromium: `node tools/icons.js`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');
const BROWSER = process.env.CHROMIUM ?? 'chromium';
const SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'icons-'));
const page = join(folder, 'icon.html');
writeFileSync(page, `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
for (const [name, size] of Object.entries(SIZES)) {
  const wanted = [`--screenshot=${join(PUBLIC, name)}`, `--window-size=${size},${size}`];
  execFileSync(BROWSER, ['--headless', '--no-sandbox', '--hide-scrollbars', '--default-background-color=00000000', ...wanted, page], { stdio: 'ignore' });
}
rmSync(folder, { recursive: true });
