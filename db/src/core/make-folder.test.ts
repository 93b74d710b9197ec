import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'glasshouse-folder-'));
});
afterAll(() => rm(root, { recursive: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe('a folder', () => {
  it('is made with all above it, each with the mode', async () => {
    await makeFolder(join(root, 'a', 'b', 'c'), 0o700);
    expect(await Promise.all(['a', 'a/b', 'a/b/c'].map((path) => modeOf(join(root, path))))).toEqual([
      0o700, 0o700, 0o700,
    ]);
  });

  it('is left as it is when it is there', async () => {
    const folder = join(root, 'there');
    await makeFolder(folder, 0o750);
    await makeFolder(folder, 0o700);
    expect(await modeOf(folder)).toBe(0o750);
    await makeFolder('/');
    await makeFolder('.');
  });

  it('may be named from where we are', async () => {
    await makeFolder(relative(process.cwd(), join(root, 'near', 'by')));
    expect((await stat(join(root, 'near', 'by'))).isDirectory()).toBe(true);
  });

  it('may be made by several at the same time', async () => {
    const folder = join(root, 'wanted', 'by', 'many');
    await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder)));
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it('cannot be where a file is, below one, or in /proc, and says so', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    const refusal = `the folder ${file} cannot be made: EEXIST`;
    await expect(makeFolder(file)).rejects.toThrow(refusal);
    await expect(makeFolder(join(file, 'below'))).rejects.toThrow(refusal);
    await expect(makeFolder('/proc/glasshouse/data')).rejects.toThrow('the folder /proc/glasshouse cannot be made');
  });
});
