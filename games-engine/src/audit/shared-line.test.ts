import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#digest';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import { createSharedReader } from '../core/shared-shape.ts';
import { houseGames } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import { auditLines, isRound, roundOf } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { readSharedLine } from './shared-line.ts';

const games = houseGames.shared;
const read = (line: string) => readSharedLine(line, houseGames);
const log = exportOf(sampleHouse({ rounds: 100 * games.length, games, draw: defaultDrawConfig }));
const [header = '', ...lines] = linesOfExport(await headerOf(log), log.entries);
const rounds = log.entries.flatMap((entry, at) => (isRound(entry) ? [{ entry, line: lines[at] ?? '' }] : []));

/** Log that the reader of parsed records makes of the events of a line. */
const logOf = (line: string) => {
  const { record } = JSON.parse(line) as { record: { events: unknown; game: string } };
  const game = houseGames.findShared(record.game);
  return game && createSharedReader(game).read(record.events);
};

describe("a shared round's line", () => {
  it('says all that decides the round, in every game, settled or void', () => {
    const ends = new Set<string>();
    const versions = new Set<string>();
    for (const { entry, line } of rounds) {
      const found = read(line);
      const { config, game, id } = roundOf(entry);
      const { index, serverSeed } = entry;
      expect(found).toMatchObject({ config, game: { id: game }, id, index, serverSeed });
      const { bets, end, number, openedAt } = logOf(line) ?? {};
      expect(found?.inputs).toMatchObject({ bets, number, openedAt });
      expect(found?.inputs.draw).toEqual(logOf(line)?.draw);
      versions.add(`${game} ${found?.inputs.draw?.mode}`);
      const { kind, closedAt } = end ?? {};
      expect(found?.inputs.end).toMatchObject({ kind, closedAt });
      ends.add(`${game} ${kind} ${JSON.stringify(roundOf(entry).final['source'])}`);
    }
    expect(versions.size).toBe(2 * games.length);
    expect([...ends].filter((end) => end.startsWith('wheel')).toSorted()).toEqual([
      'wheel settled "chain"',
      'wheel settled "random.org"',
      'wheel voided null',
    ]);
    expect(new Set([...ends].map((end) => end.split(' ').slice(0, 2).join(' '))).size).toBe(2 * games.length);
  });

  it('has bets whose text in it is the only canonical one', () => {
    for (const { entry, line } of rounds) {
      const bets = roundOf(entry).events.filter(({ type }) => type === 'bet.placed');
      expect(read(line)?.betsText).toBe(bets.map((bet) => `${JSON.stringify(bet)},`).join(''));
    }
  });

  it('is read with no bets but such as the schema takes and canonical text has, whatever is altered', () => {
    const parts = ['"', '\\', ' ', '0', '-', '1.5', 'e3', '{', '}', ',', '\\u0061', 'é', ':', 'x', '[]', 'null'];
    const altered = fc
      .tuple(fc.constantFrom(...rounds), fc.nat(), fc.integer({ min: 0, max: 3 }), fc.constantFrom(...parts, ''))
      .map(([{ line }, at, left, part]) => {
        const from = line.indexOf('{"account"');
        const close = Math.max(line.indexOf('"round.closed"'), line.indexOf('"betting.closed"'));
        const place = from + (at % Math.max(1, close - from));
        return line.slice(0, place) + part + line.slice(place + left);
      });
    let taken = 0;
    fc.assert(
      fc.property(altered, (line) => {
        const found = read(line);
        if (!found) return;
        taken += 1;
        const bets: unknown = JSON.parse(`[${found.betsText.slice(0, -1)}]`);
        const { draw, openedAt, number } = found.inputs;
        const opened = {
          at: openedAt,
          commitment: '0'.repeat(64),
          ...(draw && { draw }),
          number,
          type: 'round.opened',
        };
        const end = { at: openedAt, reason: 'interrupted', type: 'round.voided' };
        const said = createSharedReader(found.game).read([opened, ...(bets as object[]), end]);
        expect(found.inputs.bets).toEqual(said?.bets);
        expect(JSON.stringify(bets).slice(1, -1)).toBe(found.betsText.slice(0, -1));
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('is left to the slow way when its seed is not shown, or when it is of another kind', () => {
    const [{ line } = { line: '' }] = rounds;
    expect(read(line.replace(/"serverSeed":"[0-9a-f]{64}"/, '"serverSeed":null'))).toBeUndefined();
    expect(read(line.replace(/"game":"[a-z]+","id"/, '"game":"dice","id"'))).toBeUndefined();
    expect(read(`${line} `)).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  it.each([
    ['another letter for a point', '"type":"bet.placed"', '"type":"bet placed"'],
    ['an escaped letter', '"account":"real"', '"account":"re\\u0061l"'],
    ['a space', '"currencyId":', '"currencyId": '],
    ['an empty name', /"clientSeed":"[^"]*"/, '"clientSeed":""'],
    ['a stake with a zero before it', '"stakeMinor":"', '"stakeMinor":"0'],
  ])('is no round with %s in a bet, though its hash is that of its text', (_, before, after) => {
    const at = rounds.findIndex(({ line }) => line.includes('"account":"real"'));
    const { entry, line } = rounds[at] ?? {};
    const record = (text = ''): string => text.slice(text.indexOf('"record":') + 9, text.lastIndexOf(',"serverSeed"'));
    const changed = line?.replace(before, after);
    expect(changed).not.toBe(line);
    const hashed = changed?.replace(entry?.hash ?? '', sha256Hex(record(changed)));
    const { failures } = auditLines([header, ...lines.map((each) => (each === line ? (hashed ?? '') : each))]);
    expect(failures[0]?.what).toContain(`entry ${entry?.index}`);
  });

  it('is no round with half a character in what random.org signed, of which there is no canonical text', () => {
    const line = lines.find((each) => each.includes('"random":"{') && !each.includes('"serverSeed":null')) ?? '';
    const half = line.replace('"random":"{', String.raw`"random":"{\"half\":\"\ud800\",`);
    expect(half).not.toBe(line);
    const { failures } = auditLines([header, ...lines.map((each) => (each === line ? half : each))]);
    expect(failures[0]?.difference).toMatchObject({ path: 'record', expected: 'a record that has a canonical text' });
  });
});
