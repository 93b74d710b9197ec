import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findClusterUser, type OsUser } from './cluster-user.ts';
import { copyPrograms } from './program-copy.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'glasshouse-programs-'));
  chmodSync(base, 0o755);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** A package whose `postgres` is a script, in a folder that only we may enter. */
const openPackage = (): string => {
  const source = join(base, 'private', 'native');
  mkdirSync(join(source, 'bin'), { recursive: true });
  mkdirSync(join(source, 'lib'));
  chmodSync(join(base, 'private'), 0o700);
  writeFileSync(join(base, 'private', 'package.json'), JSON.stringify({ version: '18.4.0' }));
  writeFileSync(join(source, 'bin', 'postgres'), '#!/bin/sh\necho it runs\n', { mode: 0o755 });
  writeFileSync(join(source, 'lib', 'lib.so.1'), 'code', { mode: 0o666 });
  symlinkSync('lib.so.1', join(source, 'lib', 'lib.so'));
  return source;
};

const openPlace = (name: string, mode = 0o755): string => {
  const place = join(base, name);
  mkdirSync(place);
  chmodSync(place, mode);
  return place;
};

const below = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).map((entry) => join(folder, entry));
const copiesIn = (place: string): string[] => readdirSync(join(place, 'glasshouse'));
const runs = (program: string, user: OsUser): boolean => spawnSync(program, { ...user, cwd: '/' }).status === 0;

describe.runIf(process.getuid?.() === 0)('a copy of the programs, made by root', () => {
  const user = findClusterUser() ?? { uid: 0, gid: 0 };

  it('runs as another user, who cannot even enter the folder of the package', () => {
    const source = openPackage();
    const { postgres } = copyPrograms(source, user, [openPlace('cache')]);
    expect([runs(join(source, 'bin', 'postgres'), user), runs(postgres, user)]).toEqual([false, true]);
  });

  it('is one that only root can change, whatever the modes in the package and our umask', () => {
    const place = openPlace('cache');
    const before = process.umask(0o077);
    try {
      expect(runs(copyPrograms(openPackage(), user, [place]).postgres, user)).toBe(true);
    } finally {
      process.umask(before);
    }
    const files = below(place).map((path) => lstatSync(path));
    expect(files.every(({ uid }) => uid === 0)).toBe(true);
    expect(files.filter((file) => !file.isSymbolicLink() && (file.mode & 0o022) !== 0)).toEqual([]);
  });

  it('is made once, and again when it is not whole', () => {
    const source = openPackage();
    const place = openPlace('cache');
    const { postgres } = copyPrograms(source, user, [place]);
    const { ino } = lstatSync(postgres);
    expect(lstatSync(copyPrograms(source, user, [place]).postgres).ino).toBe(ino);
    writeFileSync(postgres, '');
    expect(runs(copyPrograms(source, user, [place]).postgres, user)).toBe(true);
    expect(copiesIn(place)).toHaveLength(1);
  });

  it('lies beside the copy of another version', () => {
    const source = openPackage();
    const place = openPlace('cache');
    const { postgres } = copyPrograms(source, user, [place]);
    writeFileSync(join(source, 'bin', 'postgres'), '#!/bin/sh\necho a newer one runs\n');
    expect(copyPrograms(source, user, [place]).postgres).not.toBe(postgres);
    expect(copiesIn(place)).toHaveLength(2);
  });

  it('is one where several processes make it at the same moment', async () => {
    const source = openPackage();
    const place = openPlace('cache');
    const script = `
      import { copyPrograms } from ${JSON.stringify(join(import.meta.dirname, 'program-copy.ts'))};
      console.log(copyPrograms(...${JSON.stringify([source, user, [place]])}).postgres);`;
    const copy = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const copies = await Promise.all([copy(), copy(), copy(), copy()]);
    const [postgres = ''] = copies.map(({ stdout }) => stdout.trim());
    expect(new Set(copies.map(({ stdout }) => stdout)).size).toBe(1);
    expect(runs(postgres, user)).toBe(true);
    expect(copiesIn(place)).toHaveLength(1);
  });

  it('is not put where others could change it or the user may not enter: the next place is taken', () => {
    const source = openPackage();
    const open = openPlace('open', 0o777);
    const taken = openPlace('taken');
    mkdirSync(join(taken, 'glasshouse'));
    chownSync(join(taken, 'glasshouse'), user.uid, user.gid);
    const linked = openPlace('linked');
    symlinkSync(taken, join(linked, 'glasshouse'));
    const closed = openPlace('closed', 0o700);
    const good = openPlace('good', 0o1777);
    const places = [join(base, 'absent'), open, taken, linked, closed];
    expect(copyPrograms(source, user, [...places, good]).postgres).toContain(good);
    expect(() => copyPrograms(source, user, places)).toThrow(
      /absent: ENOENT[^]*open: others[^]*taken: others[^]*linked: others[^]*closed: PostgreSQL does not run there/,
    );
    expect(below(closed)).toEqual([join(closed, 'glasshouse')]);
  });
});
