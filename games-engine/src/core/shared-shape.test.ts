import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games, houseGames } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import type { AnySharedGame } from './define-game.ts';
import type { RoundRecord } from './record.ts';
import { sharedEventSchema, versionOf } from './event-schema.ts';
import { readSharedLog, type SharedEvent } from './shared-round.ts';
import { createSharedReader } from './shared-shape.ts';

const house = sampleHouse({ rounds: 20 * Object.keys(games).length }).map(({ record }) => record as RoundRecord);
const logsOf = (game: AnySharedGame): (readonly SharedEvent[])[] =>
  house
    .filter((record) => record.kind === 'round' && record.game === game.id)
    .map(({ events }) => events as readonly SharedEvent[]);

const strange = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, -1, 0, 0.5, 2 ** 53, Number.NaN, '', '-1', '01', 'x y', 'é', [], {}),
  fc.constantFrom<unknown>(
    'bonus',
    'alone',
    'f'.repeat(64),
    'F'.repeat(64),
    ['1'],
    [1],
    '1',
    'round.closed',
    'toString',
  ),
  fc.anything(),
);

describe.each(houseGames.shared.map((game) => [game.id, game] as const))('a log of %s', (_, game) => {
  const reader = createSharedReader(game);
  const logs = logsOf(game);

  it('is read when it is of a finished round, settled or void', () => {
    const ends = new Set<string>();
    for (const log of logs) {
      const read = reader.read(log);
      expect(read).toEqual(readSharedLog(log));
      expect(reader.issue(log)).toBeUndefined();
      if (read) ends.add(read.end.kind);
    }
    expect([...ends].toSorted()).toEqual(['settled', 'voided']);
  });

  it('is read exactly when every event is of its schema and in its place, whatever stands where', () => {
    const schemas = { 1: sharedEventSchema(game, 1), 2: sharedEventSchema(game, 2) };
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom(...logs), fc.nat(30), fc.nat(10), strange, (events, at, member, value) => {
        const log = structuredClone(events) as unknown as Record<string, unknown>[];
        const target = log[at % log.length] ?? {};
        const key = [...Object.keys(target), 'extra'][member % (Object.keys(target).length + 1)];
        if (key !== undefined) target[key] = value;
        const schema = schemas[versionOf(log[0])];
        const isOfSchema = log.every((event) => schema.safeParse(event).success);
        const isTaken = isOfSchema && readSharedLog(log as unknown as SharedEvent[]) !== undefined;
        if (isTaken) taken += 1;
        expect(reader.read(log) !== undefined).toBe(isTaken);
        expect(reader.issue(log) === undefined).toBe(isTaken);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  it('has the choices that the schema has, whatever stands in one', () => {
    const { properties = {} } = z.toJSONSchema(game.choiceSchema as z.ZodType) as { properties?: object };
    const members = fc.constantFrom(...Object.keys(properties), 'extra');
    const usual = fc.constantFrom<unknown>('red', 'blue', 'heads', 'tails', 0, 1, 3, 4, -1, 0.5, 'x');
    const values = fc.oneof({ weight: 3, arbitrary: usual }, strange);
    const single = fc.tuple(members, values).map(([name, value]) => ({ [name]: value }));
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: single }, fc.dictionary(members, values), strange), (value) => {
        const read: unknown = game.readChoice(value);
        expect(read).toEqual(game.choiceSchema.safeParse(value).data);
        if (read !== undefined) taken += 1;
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', {}],
    ['no events', []],
    ['no objects', [1, 2, 3]],
    ['nulls', [null, null, null]],
    ['lists', [[], [], []]],
  ])('its text with %s is not read', (__, events) => {
    expect(reader.read(events)).toBeUndefined();
  });
});

describe('the faults of a log', () => {
  const game = games.battle;
  const { issue } = createSharedReader(game);
  const [log = []] = logsOf(game).filter((events) => events.length > 5);

  it.each<[string, (events: readonly SharedEvent[]) => unknown[], string]>([
    ['a log that does not begin', (events) => events.slice(1), '0.type: round.opened'],
    ['a log without an end', (events) => events.slice(0, -1), `${log.length - 1}: round.settled`],
    ['a bet after the close', (events) => [...events.slice(0, -2), ...events.slice(1, 2)], `${log.length - 2}.type`],
    ['a second end', (events) => [...events, ...events.slice(-1)], `${log.length}.type: the end of the log`],
    ['no events at all', () => [], '0: round.opened'],
    ['a member of the wrong kind', (events) => [{ ...events[0], number: -1 }, ...events.slice(1)], '0.number'],
  ])('is said of %s', (_, change, expected) => {
    const { path, message } = issue(change(log)) ?? { path: [], message: '' };
    expect(`${path.join('.')}: ${message}`).toContain(expected);
  });
});
