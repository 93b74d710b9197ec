import { execFileSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge } from './audit-packages.mjs';

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', severity, range: '<2' } } });

it.each([
  ['a grave fault fails', found('high'), true],
  ['a small fault is only counted', found('low'), false],
  ['a registry that refuses is said and passes', JSON.stringify({ message: '405 Method Not Allowed' }), false],
  ['a registry that is silent is said and passes', '', false],
])('%s', (_what, output, fails) => {
  const judged = judge(output);
  expect(judged.fails).toBe(fails);
  expect(judged.lines.length).toBeGreaterThan(0);
});

it('the bill of materials names what runs in production, and its signature holds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glasshouse-bill-'));
  try {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const SBOM_SIGNING_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const options = { env: { ...process.env, SBOM_SIGNING_KEY }, stdio: 'ignore' } as const;
    execFileSync(process.execPath, ['server/scripts/sbom.mjs', folder], options);
    const bill = readFileSync(join(folder, 'glasshouse.cdx.json'));
    const names = (JSON.parse(bill.toString()) as { components: { name: string }[] }).components.map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['fastify', 'socket.io', 'pg']));
    expect(names).not.toContain('vitest');
    const key = createPublicKey(publicKey.export({ format: 'pem', type: 'spki' }));
    expect(verify(null, bill, key, readFileSync(join(folder, 'glasshouse.cdx.json.sig')))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
