import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatVerifierKey } from '../core/log/index.ts';
import { battleWithoutItsLight, houseThatAvoidsLosses, type VoidHouse } from '../testing/forged/void-house.ts';
import { hasPython, pythonChecker, runPython } from '../testing/python-checker.ts';
import { runCommand } from './command.ts';
import { sampleKey } from './sample-log.ts';

const dir = mkdtempSync(join(tmpdir(), 'glasshouse-voids-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const key = formatVerifierKey(sampleKey);

let files = 0;
const fileOf = (lines: readonly string[]): string => {
  const file = join(dir, `${(files += 1)}.ndjson`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

type Check = (house: Pick<VoidHouse, 'lines'>, lights?: readonly string[]) => Promise<{ status: number; text: string }>;

const audit: Check = async ({ lines }, lights) => {
  let text = '';
  const say = (line: string): void => void (text += `${line}\n`);
  const args = ['file', fileOf(lines), '--key', key, ...(lights ? ['--lights', fileOf(lights)] : [])];
  return { status: await runCommand(args, { print: say, complain: say, progress: undefined }), text };
};

const inPython: Check = ({ lines }, lights) =>
  runPython(pythonChecker, fileOf(lines), key, ...(lights ? ['--lights', fileOf(lights)] : []));

/** Lines about void rounds. */
const voidText = (text: string): string[] => {
  const lines = text.split('\n');
  const from = lines.indexOf('ended without a draw:');
  const printed = from < 0 ? [] : lines.slice(from);
  const end = printed.findIndex((line, index) => index > 0 && !line.startsWith('  '));
  return printed.slice(0, end < 0 ? undefined : end).filter((line) => !line.includes('BLS'));
};

const checkers = [
  ['the audit command', audit] as const,
  ...(hasPython() ? [['the checker in Python', inPython] as const] : []),
];

describe.each(checkers)('%s, of rounds without a draw', (_, check) => {
  it('makes the draw that a round of a public beacon has avoided, from its seed and the light that it had waited for', async () => {
    const house = await battleWithoutItsLight();
    const { status, text } = await check(house, house.lights);
    expect(status).toBe(0);
    expect(text).toContain('  battle: 1 of 1 (100.00 %): unanswered 1\n');
    expect(text).toContain('when their public light was out: 1; without a public light');
    expect(text).toMatch(
      new RegExp(
        `battle 1 \\(${house.id}\\), unanswered: would have drawn \\{"number":\\d+\\} and paid 19\\d\\d of 2000`,
      ),
    );
  });

  it('says which light it lacks, and that the house could see it', async () => {
    const house = await battleWithoutItsLight();
    const { text } = await check(house);
    expect(text).toContain('the draws of 1 more need the light of their beacon (--lights): round 123 of 52db9ba7…');
    expect(text).not.toContain('would have drawn');
  });

  it('shows that a house has let end what it would have paid for, by reason and week', async () => {
    const { lights, voided, ...house } = await houseThatAvoidsLosses();
    expect(voided).toBeGreaterThan(2);
    const { status, text } = await check(house, lights);
    expect(status).toBe(0); // the rules allow it: only the figures tell
    expect(text).toMatch(/  wheel: \d+ of \d+ \(\d+\.\d\d %\):.* unanswered [1-9]/);
    expect(text).toMatch(/    week of 2025-11-1\d: \d+ of \d+: .*unanswered \d+ \(\d+\.\d ± \d+\.\d\)/);
    const found =
      /draws of (\d+) would have paid (\d+)\.\d\d % of the stakes; drawn rounds pay (\d+)\.\d\d % \((\d+\.\d) /.exec(
        voidText(text)
          .slice(voidText(text).findIndex((line) => line.startsWith('  wheel')))
          .join('\n'),
      );
    const [, count, share, usual, errors] = (found ?? []).map(Number);
    expect(count).toBeGreaterThanOrEqual(voided);
    expect(share).toBeGreaterThan(100);
    expect(usual).toBeLessThan(80);
    expect(errors).toBeGreaterThan(2);
  });

  it('takes no line that is no round of a beacon', async () => {
    const { status, text } = await check(await battleWithoutItsLight(), ['{"round":0}']);
    expect([status, text]).toEqual([2, expect.stringContaining('has a line that is no round of a beacon')]);
  });
});

describe('the audit command', () => {
  it('draws nothing by a light that the beacon has not signed', async () => {
    const house = await battleWithoutItsLight();
    const forged = house.lights.map((line) => line.replace(/"signature":"../, '"signature":"80'));
    const { text } = await audit(house, forged);
    expect(text).toContain('the draws of 1 more need the light of their beacon');
  });

  it.skipIf(!hasPython())('says of void rounds what the checker in Python says, to the letter', async () => {
    const { lights, ...house } = await houseThatAvoidsLosses();
    const [ours, other] = [await audit(house, lights), await inPython(house, lights)];
    expect(voidText(ours.text)).toEqual(voidText(other.text));
    expect(voidText(ours.text).length).toBeGreaterThan(10);
  });
});
