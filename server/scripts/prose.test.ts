import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'prose-'));
afterAll(() => rmSync(folder, { recursive: true }));

const faultsIn = (text: string): string[] => {
  const file = join(folder, 'sample.test.ts');
  writeFileSync(file, text);
  const script = fileURLToPath(new URL('prose.mjs', import.meta.url));
  const { stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  return stderr.split('\n').flatMap((line) => /:(\d+ .*)$/.exec(line)?.[1] ?? []);
};

const COMMENT = 'a comment begins with a verb or names its thing';
const TITLE = 'a title is a whole sentence';
const NAME = 'a name is a noun or an imperative, a limit MAX_ or MIN_';

describe('the prose check', () => {
  it.each([
    ['/** What a bet costs. */', `1 ${COMMENT}: What a bet costs. `],
    ['let a = 1; // of rooms, which may be many', `1 ${COMMENT}: of rooms, which may be many`],
    ["describe('rooms', () => {\n  it('that wait can be joined', join);\n});", `2 ${TITLE}: that wait can be joined`],
    ["it.each([\n  [1],\n])('what is %i', join);", `3 ${TITLE}: what is %i`],
    ['const own = 1;', `1 ${NAME}: const own`],
    ['const tell = (told: string) => told;', `1 ${NAME}: (told`],
    ['const MOST_BETS = 3;', `1 ${NAME}: MOST_BETS`],
  ])('finds the fault of %j', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  it('lets sentences, continued lines and strings pass', () => {
    const text = `/** The stake of a bet. */
// A round that was lost
// of the player
const said = 'What a bet costs'; // stake, in hundredths
it('a waiting room can be joined', () => expect(said).toBe("that's it"));
const { own } = answer;`;
    expect(faultsIn(text)).toEqual([]);
  });
});
