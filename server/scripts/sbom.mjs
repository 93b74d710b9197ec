// node server/scripts/sbom.mjs FOLDER: the software bill of materials of what runs in production (CycloneDX, by npm) and, when
// SBOM_SIGNING_KEY has an Ed25519 key (PKCS #8, base64), its signature beside it.
import { execFileSync } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './setup.mjs';

const [folder = '.'] = process.argv.slice(2);
const { SBOM_SIGNING_KEY: key } = process.env;

const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
const bill = execFileSync('npm', words, { cwd: root, maxBuffer: 1 << 28, shell: process.platform === 'win32' });
const { components } = JSON.parse(bill);
mkdirSync(folder, { recursive: true });
const file = join(folder, 'glasshouse.cdx.json');
writeFileSync(file, bill);
say(`${file}: ${components.length} packages`);
if (key === undefined) say('not signed: SBOM_SIGNING_KEY is not set');
else {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  writeFileSync(`${file}.sig`, sign(null, bill, privateKey));
  say(`${file}.sig: its Ed25519 signature`);
}
