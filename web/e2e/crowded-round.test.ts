import {
  betOfEvent,
  betsHashOf,
  hashedBets,
  type AnySharedGame,
  type FlatState,
  type SharedBetPlaced,
  type SharedEvent,
} from 'games-engine';
import { battle, battleTeams } from 'games-engine/battle';
import { wheel, wheelDefaultConfig } from 'games-engine/wheel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PublicUser, RoundUpdate, SharedLoad } from '../../server/contract/index.ts';
import { RoundBoard } from '../../server/src/core/hosts/round-board.ts';
import { createLogger } from '../../server/src/core/observability/logger.ts';
import { createSharedRoundStore, type SharedRoundStore } from '../src/core/game-kit/round/store.ts';
import { playScript, scriptShared } from '../src/core/game-kit/scene/script.ts';
import { seenClosing } from '../src/core/evidence/note-evidence.ts';

const BETTORS = 2000;
const MAX_BYTES = 20_000; // bytes that a viewer may be sent of a round, the load at its beginning included
const TICK_MS = 100;

const uuid = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const playerId = (at: number): string => String(1_000_000_000 + at * 7919);
const user = (id: string): PublicUser => ({
  id,
  nick: `Player${id.slice(1)}`,
  avatar: `avatar-${id.slice(2)}`,
  compointStatus: 3,
});
const roundId = uuid(1);
const BETTOR = playerId(77); // one who bets early, and again late
const SMALL = playerId(1500); // one whose stake is in no list

interface Played {
  game: AnySharedGame;
  events: readonly SharedEvent[];
  config: object;
}

/** A round of thousands: most stakes are small, some great, and every tenth player bets twice. */
const play = (game: AnySharedGame, choices: readonly object[], outcome: object): Played => {
  const config = game.defaultConfig as { countdownMs?: number; bettingMs?: number };
  const time = config.countdownMs ?? config.bettingMs ?? 0;
  const bets = Array.from({ length: BETTORS * 1.1 }, (_, at) => {
    const number = at < BETTORS ? at : (at - BETTORS) * 10 + 7;
    const stakeMinor = number === 1500 ? 100 : 100 + ((number * 7919) % 97) ** 2;
    const choice = choices[number % choices.length] ?? {};
    return { player: playerId(number), choice, stakeMinor, after: Math.floor(time / BETTORS / 1.4) };
  });
  const events = scriptShared(game as never, bets as never, { draw: () => outcome } as never) as SharedEvent[];
  const placed = events.filter((event): event is SharedBetPlaced => event.type === 'bet.placed');
  const betsHash = betsHashOf(hashedBets(game, placed.map(betOfEvent)));
  let number = 0;
  return {
    game,
    config,
    events: events.map((event) => {
      if (event.type === 'bet.placed') return { ...event, betId: uuid((number += 1)) };
      return event.type === 'betting.closed' ? { ...event, betsHash } : event;
    }),
  };
};

interface Viewer {
  bytes: number;
  againBytes: number; // loads after the first
  closing: ReturnType<typeof seenClosing>;
  shown: SharedRoundStore;
  state(): FlatState;
}

const packetBytes = (channel: string, push: object): number =>
  Buffer.byteLength(`42${JSON.stringify([channel, push])}`);

/** Tells a round to viewers as a server does, ten times a second. */
const tell = async ({ game, events, config }: Played) => {
  let now = events[0]?.at ?? 0;
  const [opened, ...rest] = events;
  const viewers = new Map<string, Viewer>();
  const board = new RoundBoard({
    game,
    updateName: 'updated',
    db: undefined as never, // nothing is read
    clock: { now: () => now },
    log: createLogger('error'),
    configs: { pinned: () => ({ id: 1, version: 1, config }) } as never,
    directory: { get: async (ids) => ids.map(user) },
    sink: {
      send: (type, payload) => [...viewers.values()].forEach((viewer) => hear(viewer, type, payload)),
      sendOwn: (player, type, payload) => hear(viewers.get(player), type, payload),
      isHere: (player) => viewers.has(player),
      sendState: undefined,
    },
    onFinished: () => undefined,
    onTold: async () => undefined,
  });

  const hear = (viewer: Viewer | undefined, type: string, payload: object): void => {
    if (!viewer) return;
    const push = { type, payload: JSON.parse(JSON.stringify(payload)) as unknown };
    viewer.bytes += packetBytes(game.id, push);
    viewer.shown.receive(push);
    const { replica } = viewer.shown.store.get();
    const { events: heard } = payload as Partial<RoundUpdate>;
    if (replica && heard) viewer.closing ??= seenClosing(game.id, replica, heard, now);
  };

  const join = async (player: string): Promise<Viewer> => {
    const load = async (): Promise<SharedLoad> => {
      const round = await board.shownTo(player);
      const answer = JSON.parse(JSON.stringify({ ...round, before_games: [] })) as SharedLoad;
      const bytes = packetBytes(game.id, answer);
      if (viewer.bytes > 0) viewer.againBytes += bytes;
      viewer.bytes += bytes;
      return answer;
    };
    const shown = createSharedRoundStore({ game, load, wait: async () => undefined });
    const state = (): FlatState => shown.store.get().replica?.snapshot ?? { value: 'none', context: {} };
    const viewer: Viewer = { bytes: 0, againBytes: 0, closing: undefined, shown, state };
    viewers.set(player, viewer);
    await shown.load();
    return viewer;
  };

  const advance = async (until: number): Promise<void> => {
    while (rest[0] && now < until) {
      now += TICK_MS;
      const due = rest.findIndex(({ at }) => at > now);
      board.hear(roundId, rest.splice(0, due === -1 ? rest.length : due));
      await board.flush(); // oxlint-disable-line no-await-in-loop -- a tick follows another
    }
  };

  board.show({
    id: roundId,
    number: 1,
    game: game.id,
    state: 'open',
    configId: 1,
    commitment: 'a'.repeat(64),
    serverSeed: 'b'.repeat(64),
    meta: null,
    openedAt: now,
    finishedAt: null,
    outcome: null,
    events: opened ? [opened] : [],
  });
  await board.flush();
  return { board, join, advance, now: () => now };
};

interface Context {
  bets: readonly { player: string; choice: object; stakeMinor: string; betId: string }[];
  payoutsMinor: readonly string[];
}

const sumsOf = ({ bets }: Context): Record<string, string> => {
  const sums: Record<string, bigint> = {};
  for (const { choice, stakeMinor } of bets)
    sums[JSON.stringify(choice)] = (sums[JSON.stringify(choice)] ?? 0n) + BigInt(stakeMinor);
  return Object.fromEntries(Object.entries(sums).map(([choice, sum]) => [choice, String(sum)]));
};

/** Stakes and payouts of one player. */
const paidTo = ({ bets, payoutsMinor }: Context, player: string): unknown[] =>
  bets.flatMap((bet, at) => (bet.player === player ? [[bet.betId, bet.stakeMinor, payoutsMinor[at]]] : []));

const greatest = ({ bets }: Context): string[] => {
  const stakes = new Map<string, bigint>();
  for (const { player, choice, stakeMinor } of bets) {
    if (player === '') continue;
    const key = `${player} ${JSON.stringify(choice)}`;
    stakes.set(key, (stakes.get(key) ?? 0n) + BigInt(stakeMinor));
  }
  const sorted = [...stakes].toSorted(([, one], [, other]) => Number(other - one));
  return sorted.slice(0, 100).map(([, stake]) => String(stake));
};

beforeAll(() => void vi.stubGlobal('document', { hidden: false }));
afterAll(() => void vi.unstubAllGlobals());

const closingHash = ({ events }: Played): string | undefined =>
  events.find((event) => event.type === 'betting.closed')?.betsHash;

const battles = (): Played =>
  play(
    battle as AnySharedGame,
    battleTeams.map((team) => ({ team })),
    { number: 321 },
  );
const wheels = (): Played => {
  const sectors = wheelDefaultConfig.multipliers.map((_, sector) => ({ sector }));
  return play(wheel as AnySharedGame, sectors, { sector: wheelDefaultConfig.segments[1], segment: 1, source: 'chain' });
};

test.each([
  ['battle', battles],
  ['wheel', wheels],
])('a %s of 2,000 bettors is told in 20 KB, with all that a viewer needs to draw and settle it', async (_, start) => {
  const played = start();
  const { game, events, config } = played;
  const table = await tell(played);
  const watcher = await table.join('a guest');
  const bettor = await table.join(BETTOR);
  const small = await table.join(SMALL);
  await table.advance((events[0]?.at ?? 0) + 4000);
  const late = await table.join('a late guest');
  await bettor.shown.load(); // as after a broken connection
  expect(paidTo(bettor.state().context as Context, BETTOR)).toHaveLength(1); // their second bet is still to come
  await table.advance(Infinity);
  table.board.close();

  const end = playScript(game, { events }, config).at(-1)?.state ?? bettor.state();
  const all = end.context as Context;
  const placed = events.filter(({ type }) => type === 'bet.placed');
  for (const [name, viewer] of Object.entries({ watcher, bettor, small, late })) {
    const shown = viewer.state().context as Context;
    expect(viewer.state().value, name).toBe(end.value);
    expect(sumsOf(shown), name).toEqual(sumsOf(all));
    expect(greatest(shown), name).toEqual(greatest(all));
    expect(viewer.closing?.closing, name).toMatchObject({ bets: placed.length, betsHash: closingHash(played) });
    expect(viewer.bytes - viewer.againBytes, name).toBeLessThan(MAX_BYTES);
  }

  const list = placed.map((event) => betOfEvent(event as SharedBetPlaced));
  const signedHash = watcher.closing?.closing.betsHash;
  const [first, second, ...others] = list;
  if (!first || !second) throw new Error('a round without bets');
  expect(betsHashOf(hashedBets(game, list))).toBe(signedHash); // any other list has another hash
  for (const forged of [
    [second, first, ...others],
    [first, ...others],
    [{ ...first, stakeMinor: first.stakeMinor + 1n }, second, ...others],
    [...list, { ...first, id: uuid(9999) }],
  ])
    expect(betsHashOf(hashedBets(game, forged))).not.toBe(signedHash);
  for (const [player, viewer] of [
    [BETTOR, bettor],
    [SMALL, small],
  ] as const)
    expect(paidTo(viewer.state().context as Context, player)).toEqual(paidTo(all, player));
});
