import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { prepareDataDir } from './data-dir.ts';

const main = join(import.meta.dirname, 'main.ts');
let root: string;
let file: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'glasshouse-data-dir-'));
  file = join(root, 'file');
  await writeFile(file, '');
});
afterAll(() => rm(root, { recursive: true }));

describe('the data directory', () => {
  it('is made for its owner only, and nothing is left in it', async () => {
    const dataDir = join(root, 'new', 'data');
    await prepareDataDir(dataDir);
    await prepareDataDir(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is refused when nothing can be kept in it, with what it takes and why', async () => {
    for (const dataDir of ['/proc', '/proc/x', '/proc/x/y', '/dev/null', file, join(file, 'below'), join(root, '\0')]) {
      const refused = await prepareDataDir(dataDir).catch((error: unknown) => error);
      expect(refused, dataDir).toBeInstanceOf(ConfigError);
      expect((refused as Error).message).toMatch(/^DATA_DIR: got ".*", takes a folder that can be written to.*; .+/);
    }
  });

  it.each(['/proc/x', '/dev/null/x'])('ends the start with one line of JSON and status 1 when it is %s', (dataDir) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    const { msg, problems } = JSON.parse(stderr) as { msg: string; problems: string[] }; // one line, no stack
    expect(msg).toBe('the configuration is wrong');
    expect(problems[0]).toContain(`DATA_DIR: got "${dataDir}", takes a folder`);
  });
});
