import { describe, expect, it } from 'vitest';
import { voidReasons } from '../core/define-game.ts';
import { defaultDrawConfig } from '../core/draw/draw-config.ts';
import type { RoundRecord, SeedRecord } from '../core/record.ts';
import { houseGames } from '../games/registry.ts';
import { sampleHouse } from '../testing/sample-house.ts';
import type { ExportEntry } from './export-format.ts';
import { altered, auditLines, isRound, leavesOf, near, resigned, roundOf, tidied, type Verdict } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';

const ROUNDS = 144;
const EVERY = process.env['LONG_TESTS'] ? 1 : 3; // value of a round is altered, and part of the log audited
const log = exportOf(sampleHouse({ rounds: ROUNDS, seed: 'every game', draw: defaultDrawConfig }));
const { size } = log.tree;
const header = await headerOf(log);
const auditEntries = (changed: readonly ExportEntry[]): Verdict => auditLines(linesOfExport(header, changed));
const short = exportOf(sampleHouse({ rounds: 48, seed: 'short', draw: defaultDrawConfig })); // for what is audited again for every value of a round

const gameIds = houseGames.all.map(({ id }) => id);

const typesOf = (record: RoundRecord): string[] => record.events.map(({ type }) => type);

/** The index of a game's round in the middle of the log of which something is true. */
const find = (game: string, wanted: (record: RoundRecord) => boolean, { entries } = log): number => {
  const found = entries.findIndex(
    (entry) => entry.index > 20 && isRound(entry) && roundOf(entry).game === game && wanted(roundOf(entry)),
  );
  if (found < 0) throw new Error(`the sample has no such round of ${game}`);
  return found;
};

const isSettled = (record: RoundRecord): boolean => !typesOf(record).includes('round.voided');
const betsOf = (record: RoundRecord): number => typesOf(record).filter((type) => type === 'bet.placed').length;

const LARGE_MINOR = 1000; // a payout that a little more of anything changes, whatever is floored

/** A round of the game with something in it: a payout, or several bets and a draw of the house's own. */
const richRound = (game: string, from = log): number => {
  const isRich = (record: RoundRecord): boolean => {
    if (houseGames.findSolo(game)) return Number(record.final['payoutMinor']) > LARGE_MINOR;
    return isSettled(record) && betsOf(record) >= 2 && !JSON.stringify(record).includes('random.org');
  };
  return find(game, isRich, from);
};

describe('an audit of an honest house', () => {
  it('finds nothing in the rounds of all its games', () => {
    const { failures, summary } = auditEntries(log.entries);
    expect(failures).toEqual([]);
    expect(summary).toMatchObject({ entries: size, rounds: ROUNDS, configs: 12, openPairs: 0, unfinished: 0 });
    expect(summary.drawn + summary.voided + summary.elsewhere).toBe(ROUNDS);
    expect(summary.voided).toBeGreaterThan(0);
    expect(summary.elsewhere).toBeGreaterThan(0);
    expect(summary.chains).toEqual({ battle: 4, classic: 4, wheel: 4 }); // 24 rounds of chains of seven
    expect(summary.head?.isConfirmed).toBe(true);
  });

  it('meets rounds that are settled after later ones of their row', () => {
    const overtaken = (game: string, row: (record: RoundRecord) => string): boolean => {
      const last = new Map<string, number>();
      return log.entries.some((entry) => {
        if (!isRound(entry)) return false;
        const record = roundOf(entry);
        const before = last.get(row(record)) ?? -1;
        last.set(row(record), Math.max(before, record.number));
        return record.game === game && record.number < before;
      });
    };
    expect(overtaken('mines', ({ commitment }) => commitment)).toBe(true);
    expect(overtaken('coinflip', ({ game }) => game)).toBe(true);
  });

  it('finds nothing in any part of the log', async () => {
    for (let from = 0; from < size; from += 5 * EVERY) {
      for (const to of [from + 1, from + 12, from + 40, size].filter((each) => each <= size)) {
        const part = linesOfExport(await headerOf(log, from, to), log.entries.slice(from, to));
        expect(auditLines(part).failures).toEqual([]);
      }
    }
  });

  it('finds nothing while rounds are open, and says how many later ones have overtaken', async () => {
    const isOpen = ({ record }: ExportEntry): boolean =>
      ['mines', 'coinflip'].includes((record as RoundRecord).game) && isRound({ record } as ExportEntry);
    const upTo = log.entries.slice(0, Math.floor(size / 2)).filter(({ record }) => Object(record).kind !== 'seed');
    const open = exportOf(
      upTo
        .filter((entry) => !isOpen(entry) || entry.index < 20)
        .map(({ record }) => ({ record, serverSeed: null }) as never),
    );
    const { failures, summary } = auditLines(linesOfExport(await headerOf(open), open.entries));
    expect(failures.every(({ difference }) => difference.path === 'serverSeed')).toBe(true);
    expect(failures.length).toBe(
      open.entries.filter((entry) => isRound(entry) && houseGames.findShared(roundOf(entry).game)).length,
    );
    expect(summary.unfinished).toBeGreaterThan(0);
  });
});

/**
 * Fields that follow from nothing else in a record, so that the house itself could change them before the head is out;
 * from then on the signed head holds them. A bet's id is in its player's signed receipt too, and enters no draw.
 */
const heldByTheHead = new Set(['account', 'at', 'betId', 'currencyId', 'id', 'player', 'saltedBy']);

describe.each(gameIds)('in a round of %s an audit finds', (game) => {
  const index = richRound(game, short);
  const some = leavesOf(short.entries[index]?.record).filter((_, n) => n % EVERY === 0);

  it('any value that was altered, at its line, and the head gives away who hashed it again', async () => {
    const header = await headerOf(short);
    for (const path of some) {
      const changed = altered(short.entries, index, path, near);
      const [first] = auditLines(linesOfExport(header, changed)).failures;
      expect([path, first?.line]).toEqual([path, index + 2]);
      const { paths } = auditLines(linesOfExport(header, tidied(changed)));
      expect([path, paths.includes('root')]).toEqual([path, true]);
    }
  });

  it('all that follows from the rest, even when the house makes its log again', async () => {
    const silent = new Set<string>();
    for (const path of some) {
      const { failures } = await resigned(altered(short.entries, index, path, near));
      if (failures.length === 0) silent.add(path.split('.').at(-1) ?? '');
    }
    expect([...silent].filter((name) => !heldByTheHead.has(name))).toEqual([]);
  });
});

/** Why rounds of a game are void in the sample. */
const reasonsOf = (game: string): ReadonlySet<unknown> =>
  new Set(
    log.entries.flatMap((entry) => {
      if (!isRound(entry) || roundOf(entry).game !== game) return [];
      const last: { reason?: unknown } = Object(roundOf(entry).events.at(-1));
      return last.reason ?? [];
    }),
  );

const payoutsIn = (events: readonly Record<string, unknown>[]): string[] => Object(events.at(-1))['payoutsMinor'];

describe.each(houseGames.shared.map(({ id }) => id))('an audit finds a forged round of %s:', (game) => {
  const index = richRound(game);
  const record = roundOf(log.entries[index]);
  const bets = betsOf(record);
  const drawnAt = bets + 2; // opened, bets, closed, drawn, settled
  const reworked = (change: (events: Record<string, unknown>[]) => unknown): Promise<Verdict> =>
    resigned(
      altered(log.entries, index, 'events', (events: Record<string, unknown>[]) => {
        change(events);
        return events;
      }),
    );

  it('bets in another order', async () => {
    const { paths } = await reworked((events) => events.splice(1, 2, Object(events[2]), Object(events[1])));
    expect(paths[0]).toMatch(/^events\.\d+/);
  });

  it('a bet that is missing', async () => {
    const { paths } = await reworked((events) => {
      events.splice(bets, 1);
      payoutsIn(events).pop();
    });
    expect(paths[0]).toMatch(/^events\.\d+/);
  });

  it('a bet that nobody placed', async () => {
    const { paths } = await reworked((events) => {
      events.splice(bets + 1, 0, { ...events[bets], betId: 'nobody' });
      payoutsIn(events).push('0');
    });
    expect(paths[0]).toMatch(/^events\.\d+/);
  });

  it('an outcome that the seeds do not give', async () => {
    for (const path of leavesOf(record.events[drawnAt])) {
      if (!path.startsWith('outcome.')) continue;
      const { paths } = await resigned(altered(log.entries, index, `events.${drawnAt}.${path}`, near));
      expect(paths[0]).toMatch(new RegExp(`^events\\.${drawnAt}\\.outcome`));
    }
  });

  it('payouts that changed places, are too many or too few', async () => {
    const changed = async (change: (payouts: string[]) => unknown): Promise<string | undefined> =>
      (await reworked((events) => change(payoutsIn(events)))).paths[0];
    expect(await changed((payouts) => payouts.push('0'))).toBe(`events.${drawnAt + 1}.payoutsMinor.${bets}`);
    expect(await changed((payouts) => payouts.pop())).toBe(`events.${drawnAt + 1}.payoutsMinor.${bets - 1}`);
    const paid = Object(record.events.at(-1))['payoutsMinor'] as string[];
    if (new Set(paid).size > 1)
      expect(await changed((payouts) => payouts.push(payouts.shift() ?? ''))).toMatch(/payoutsMinor/);
  });

  it('another entropy, another seed, another commitment', async () => {
    const entropy = await resigned(altered(log.entries, index, `events.${drawnAt}.entropy`, 'f'.repeat(64)));
    expect(entropy.paths[0]).toBe(`events.${drawnAt}.entropy`);
    const seed = log.entries.map((entry) => (entry.index === index ? { ...entry, serverSeed: '0'.repeat(64) } : entry));
    expect((await resigned(seed)).paths[0]).toBe('commitment');
    const both = altered(log.entries, index, 'commitment', 'f'.repeat(64));
    Object.assign(Object(roundOf(both[index]).events[0]), { commitment: 'f'.repeat(64) });
    expect((await resigned(both)).paths[0]).toBe('commitment');
  });

  it('a seed that is kept back', async () => {
    const silent = log.entries.map((entry) => (entry.index === index ? { ...entry, serverSeed: null } : entry));
    expect((await resigned(silent)).paths).toEqual(['serverSeed']);
  });

  it('a close before its deadline and a settlement before the result was shown', async () => {
    const early = (event: number) => altered(log.entries, index, `events.${event}.at`, (at: number) => at - 500);
    if (houseGames.findShared(game)?.seeding === 'chain')
      expect((await resigned(early(bets + 1))).paths[0]).toMatch(/^events\.\d+$/);
    expect((await resigned(early(drawnAt + 1))).paths[0]).toBe(`events.${drawnAt + 1}`);
  });

  it('events out of order, or cut short', async () => {
    expect((await reworked((events) => events.reverse())).paths[0]).toBe('events.0.type');
    expect((await reworked((events) => events.splice(-1))).paths[0]).toBe(`events.${drawnAt + 1}`);
    expect((await reworked((events) => events.push({ at: 1, type: 'round.closed' }))).paths[0]).toMatch(/type$/);
  });

  it('a number that is not the round’s', async () => {
    const changed = altered(log.entries, index, 'number', (number: number) => number + 1);
    Object.assign(Object(roundOf(changed[index]).events[0]), { number: record.number + 1 });
    expect((await resigned(changed)).paths.length).toBeGreaterThan(0);
  });

  it('a round that is void for a reason that its game does not have', async () => {
    const voided = find(game, (each) => !isSettled(each));
    const last = roundOf(log.entries[voided]).events.length - 1;
    expect((await resigned(altered(log.entries, voided, `events.${last}.reason`, 'bored'))).paths[0]).toBe(
      `events.${last}.reason`,
    );
    const other = voidReasons.find((reason) => !reasonsOf(game).has(reason));
    if (other) {
      const { paths } = await resigned(altered(log.entries, voided, `events.${last}.reason`, other));
      expect(paths[0]).toBe(`events.${last}`);
    }
  });
});

describe('an audit finds a house log', () => {
  const copy = (): ExportEntry[] => JSON.parse(JSON.stringify(log.entries)) as ExportEntry[];
  const chains = houseGames.shared.flatMap(({ id, seeding }) => (seeding === 'chain' ? [id] : []));

  it.each(chains)(
    'an audit finds a log that lacks a round of %s, has one twice or two in each other’s place',
    async (game) => {
      const [a, b] = [find(game, () => true), find(game, ({ number }) => number > 5)];
      expect((await resigned(copy().toSpliced(a, 1))).paths).toEqual(['number']);
      expect((await resigned(copy().toSpliced(a, 0, ...copy().slice(a, a + 1)))).paths[0]).toBe('number');
      const swapped = copy()
        .with(a, log.entries[b] as ExportEntry)
        .with(b, log.entries[a] as ExportEntry);
      expect((await resigned(swapped)).paths[0]).toBe('number');
    },
  );

  it.each(chains)(
    'an audit finds a log whose chain of %s was left and taken up again, by the count of its chains',
    async (game) => {
      const { summary } = auditEntries(log.entries);
      const first = find(game, ({ number }) => number % 7 === 3); // in the middle of a chain
      const second = find(game, ({ number }) => number % 7 === 5);
      const changed = copy();
      const [x, y] = [Object(changed[first]), Object(changed[second])];
      [x.record.commitment, y.record.commitment] = [y.record.commitment, x.record.commitment];
      expect((await resigned(changed)).summary.chains[game]).toBeGreaterThan(summary.chains[game] ?? 0);
    },
  );

  it('an audit finds a log that has a room twice, or two rooms under one commitment', async () => {
    const room = find('coinflip', () => true);
    expect((await resigned(copy().toSpliced(room, 0, ...copy().slice(room, room + 1)))).paths).toEqual(['number']);
    const [other] = copy().filter((entry) => isRound(entry) && roundOf(entry).game === 'coinflip');
    const reused = copy();
    const { commitment } = roundOf(other);
    const index = find('coinflip', (record) => record.commitment !== commitment && !isSettled(record));
    Object.assign(reused[index] as ExportEntry, { serverSeed: other?.serverSeed });
    Object.assign(roundOf(reused[index]), { commitment });
    Object.assign(Object(roundOf(reused[index]).events[0]), { commitment });
    expect((await resigned(reused)).paths).toEqual(['commitment']);
  });

  it('an audit finds a log that lacks a round of mines, when its pair is revealed', async () => {
    const mines = find('mines', () => true);
    const { commitment } = roundOf(log.entries[mines]);
    const { failures } = await resigned(copy().toSpliced(mines, 1));
    expect(failures.map(({ difference }) => difference.path)).toEqual(['rounds']);
    expect(failures[0]?.what).toContain(`reveal of ${commitment}`);
  });

  it('an audit finds a log that has a round of mines twice', async () => {
    const mines = find('mines', () => true);
    expect((await resigned(copy().toSpliced(mines, 0, ...copy().slice(mines, mines + 1)))).paths).toEqual(['number']);
  });

  it('an audit finds a log that reveals a pair while a round of mines is open', async () => {
    const mines = find('mines', () => true);
    const { commitment } = roundOf(log.entries[mines]);
    const reveal = log.entries.findIndex(({ record }) => {
      const seed = record as SeedRecord;
      return seed.kind === 'seed' && seed.commitment === commitment;
    });
    const [round] = copy().slice(mines, mines + 1);
    const late = copy()
      .toSpliced(reveal + 1, 0, round as ExportEntry)
      .toSpliced(mines, 1);
    expect((await resigned(late)).paths).toEqual(['rounds', 'commitment']);
  });
});
