import { files } from 'db';
import { createTestDatabase } from 'db/testing';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveUploads } from './move-uploads.ts';

it('uploads of a release that kept them on its disk are moved to the database, once', async () => {
  const db = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-uploads-'));
  const folder = join(dataDir, 'uploads', 'kyc');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'passport'), 'sealed');
  await writeFile(join(folder, 'half.part'), 'half');
  await moveUploads(db.pool, dataDir);
  expect(await moveUploads(db.pool, dataDir)).toBe(0);
  expect(await readdir(folder)).toEqual([]);
  expect(await files.getFile(db.pool, 'kyc', 'passport')).toEqual(Buffer.from('sealed'));
  expect(await files.getFile(db.pool, 'kyc', 'half.part')).toBeUndefined();
  await rm(dataDir, { recursive: true });
  await db.drop();
});
