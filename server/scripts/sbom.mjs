// node server/scripts/sbom.mjs FOLDER: the software bill of materials of what runs in production (CycloneDX, by npm) and, when
// SBOM_SIGNING_KEY has an Ed25519 key (PKCS #8, base64), its signature beside it.
import { execFileSync } from 'node:child_process';
import { createPrivateKey, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './setup.mjs';

const [folder = '.'] = process.argv.slice(2);
const { SBOM_SIGNING_KEY: key } = process.env;

const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const options = { cwd: root, maxBuffer: 1 << 28, shell: process.platform === 'win32' };
const document = JSON.parse(execFileSync('npm', words, options));

// npm leaves out what one workspace needs in production and another only in development: the lockfile knows it
const known = new Set(document.components.map((component) => component['bom-ref']));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [path, { version, license, integrity, dev, link }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1);
  const reference = `${name}@${version}`;
  if (!path.includes('node_modules/') || dev || link || known.has(reference)) continue;
  known.add(reference);
  const [algorithm = '', digest = ''] = (integrity ?? '').split('-');
  document.components.push({
    'bom-ref': reference,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  });
}
const { components } = document;
const bill = Buffer.from(JSON.stringify(document, null, 1));
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
