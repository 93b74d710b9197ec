import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { winOrNothing } from '../core/analysis/distribution.ts';
import type { Tally } from '../core/analysis/monte-carlo.ts';
import { fraction } from '../core/fraction.ts';
import { parSheet, parSheetJson } from '../core/analysis/par-sheet.ts';
import { houseAnalyses } from '../games/analyses.ts';
import { houseAnalyses as withParity } from '../testing/parity/parity-house.ts';
import { houseModule, runSimulate } from './command.ts';
import { diceDefaultConfig } from '../games/dice/index.ts';
import { simulate } from './pool.ts';
import { readQuestion, type Question } from './question.ts';
import { answersOf, reportLines, statusOf } from './report.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'glasshouse-simulate-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};

interface Run {
  status: number;
  out: string;
  err: string;
}

const run = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const cli = new URL('./cli.ts', import.meta.url).pathname;
    execFile(process.execPath, [cli, ...args], (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out, err }),
    );
  });

const question = (...args: string[]): Question => {
  const read = readQuestion(args, houseModule);
  if (typeof read === 'string') throw new Error('asked for help');
  return read;
};

describe('npm run simulate', () => {
  it('says the same whatever the number of workers', async () => {
    const args = ['dice', '--rounds', '1.3e6', '--class', 'less-4750', '--class', 'more-500', '--seed', 'x', '--json'];
    const [one, three] = await Promise.all([run(...args, '--workers', '1'), run(...args, '--workers', '3')]);
    expect([one.status, three.status]).toEqual([0, 0]);
    expect(three.out).toBe(one.out);
    const { classes, seed } = JSON.parse(one.out) as { seed: string; classes: { id: string; paid: Tally['paid'] }[] };
    expect(seed).toBe('x');
    expect(classes.map(({ id }) => id)).toEqual(['less-4750', 'more-500']);
    for (const { paid } of classes) expect(Object.values(paid).reduce((a, b) => a + b, 0)).toBe(1_300_000);
  });

  it('holds a config of a file against its own exact maths', async () => {
    const config = file('edge.json', JSON.stringify({ ...diceDefaultConfig, houseEdgePpm: 20_000 }));
    const { status, out } = await run('dice', '--rounds', '200000', '--config', config, '--class', 'less-4900');
    expect(status).toBe(0);
    expect(out).toMatch(/less-4900 +98\.0000 % .*agrees\n/);
    expect(out).toContain('OK: every class agrees with its exact maths');
  });

  it('plays the same rounds by a config that says how loud it is', async () => {
    const loud = file('loud.json', JSON.stringify({ ...diceDefaultConfig, sounds: { roll: 40, win: 0 } }));
    const args = ['dice', '--rounds', '100000', '--class', 'less-4900', '--json'];
    const [plain, quiet] = await Promise.all([run(...args), run(...args, '--config', loud)]);
    const classesOf = ({ out }: Run): unknown => (JSON.parse(out) as { classes: unknown }).classes;
    expect([plain.status, quiet.status]).toEqual([0, 0]);
    expect(classesOf(quiet)).toEqual(classesOf(plain));
  });

  it('ends with 2 and says what to do for what it cannot simulate', async () => {
    const { status, out, err } = await run('roulette');
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe(
      'there is no game "roulette": choose from dice, mines, battle, wheel, coinflip, classic\n' +
        'npm run simulate -- --help says how\n',
    );
  });

  it('plays any game that it is given the analysis of', async () => {
    const url = new URL('../testing/parity/parity-house.ts', import.meta.url).href;
    let text = '';
    const note = (line: string): void => void (text += `${line}\n`);
    const output = { print: note, complain: note, progress: process.stderr };
    const args = ['parity', '--rounds', '200000', '--workers', '2'];
    expect(await runSimulate(args, output, { houseAnalyses: withParity, url })).toBe(0);
    expect(text).toContain('400,000 rounds of parity');
    text = '';
    expect(await runSimulate(args, output)).toBe(2);
    expect(text).toContain('there is no game "parity"');
  });

  it('shows its help', async () => {
    const { status, out } = await run('--help');
    expect(status).toBe(0);
    expect(out).toContain('npm run simulate -- <game>');
  });
});

describe('the question', () => {
  it('is the shown classes at the default, unless said otherwise', () => {
    const asked = question('wheel');
    expect(asked).toMatchObject({ rounds: 1e7, seed: 'glasshouse', isJson: false, stakeMinor: undefined });
    expect(asked.classes.map(({ id }) => id)).toEqual(['sector-0', 'sector-1', 'sector-2', 'sector-3']);
    expect(question('mines', '--class', 'all').classes.length).toBe(253);
    expect(question('dice', '--class', 'less-5050', '--stake', '77').classes[0]?.stakeMinor).toBe(77n);
  });

  it.each<[string, string[], string]>([
    ['no game', [], 'say which game'],
    ['two games', ['dice', 'mines'], 'one game at a time, got also mines'],
    ['a word of every object', ['toString'], 'there is no game "toString"'],
    ['half a round', ['dice', '--rounds', '1.5'], '--rounds takes a whole number from 1 to 1000000000000, got "1.5"'],
    ['no rounds', ['dice', '--rounds', '0'], '--rounds takes'],
    ['rounds below zero', ['dice', '--rounds=-5'], '--rounds takes'],
    ['too many rounds', ['dice', '--rounds', '1e13'], '--rounds takes'],
    ['a word for rounds', ['dice', '--rounds', 'many'], '--rounds takes'],
    ['no workers', ['dice', '--workers', '0'], '--workers takes a whole number from 1 to 256'],
    ['a stake below the least', ['dice', '--stake', '9'], '--stake: the config takes 10 to 10000000, got 9'],
    ['an unknown class', ['wheel', '--class', 'sector-9'], 'no class "sector-9". Among its classes: sector-0'],
    ['a class that the config closes', ['dice', '--class', 'less-9600'], 'no class "less-9600"'],
    ['an unknown option', ['dice', '--round', '5'], "Unknown option '--round'"],
    ['a file that is not there', ['dice', '--config', '/nowhere/x.json'], 'cannot read the config: ENOENT'],
  ])('is refused for %s', (_, args, message) => {
    expect(() => readQuestion(args, houseModule)).toThrow(message);
  });

  it('takes the config of a PAR sheet of the same game', () => {
    const config = { ...diceDefaultConfig, houseEdgePpm: 40_000 };
    const sheet = file('sheet.json', parSheetJson(parSheet(houseAnalyses.get('dice'), config)));
    expect(question('dice', '--config', sheet).config).toEqual(config);
    expect(() => question('mines', '--config', sheet)).toThrow('is a PAR sheet of "dice", not of mines');
  });

  it('is refused for a file that is no config, field by field', () => {
    const text = JSON.stringify({ ...diceDefaultConfig, houseEdgePpm: -1, revealMs: 'soon' });
    expect(() => question('dice', '--config', file('wrong.json', text))).toThrow(
      /wrong\.json is no config of dice:\n {2}houseEdgePpm: .+\n {2}revealMs: .+/,
    );
    expect(() => question('dice', '--config', file('cut.json', '{"enabled":'))).toThrow('cut.json is not JSON');
    const closed = { ...diceDefaultConfig, minPercentBp: 5000, maxPercentBp: 4000 };
    expect(() => question('dice', '--config', file('closed.json', JSON.stringify(closed)))).toThrow(
      'nothing to bet on',
    );
  });
});

describe('the report', () => {
  it('ends with 1 and names the payout when a class differs from its exact maths', async () => {
    const asked = question('dice', '--rounds', '100000', '--class', 'less-2500', '--workers', '1');
    const [stakeClass] = asked.classes;
    if (!stakeClass) throw new Error('no class');
    const wrong = { ...stakeClass, distribution: winOrNothing(1000n, fraction(27n, 100n), 3800n) };
    const seen: number[] = [];
    const tallies = await simulate(asked, (rounds) => seen.push(rounds));
    expect(seen.reduce((a, b) => a + b, 0)).toBe(100_000);
    expect(statusOf(answersOf(asked, tallies))).toBe(0);
    const answers = answersOf({ ...asked, classes: [wrong] }, tallies);
    expect(statusOf(answers)).toBe(1);
    const lines = reportLines(asked, answers, 1000);
    expect(lines[1]).toMatch(/less-2500 +102\.6000 % .*DIFFERS: paid \d+ [\d,]+ times, due [\d,]+ \(p /);
    expect(lines.at(-1)).toBe('1 of 1 classes differ');
  });

  it('fails with a worker', async () => {
    const asked = question('dice', '--rounds', '10', '--workers', '1');
    const unknown = { ...asked, analysis: { ...asked.analysis, id: 'roulette' as never } };
    await expect(simulate(unknown)).rejects.toThrow('roulette has no class');
  });
});
