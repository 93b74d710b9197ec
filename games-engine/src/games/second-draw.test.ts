import { describe, expect, it } from 'vitest';
import { contentHash } from '../core/canonical.ts';
import type { AnySharedGame } from '../core/define-game.ts';
import { defaultDrawConfig, MIN_MARGIN_MS, type DrawConfig } from '../core/draw/draw-config.ts';
import type { DrawState } from '../core/draw/draw-state.ts';
import { createFlatInterpreter, type FlatState } from '../core/flat-interpreter.ts';
import { rebuiltDifference } from '../core/rebuilt.ts';
import { createSharedRebuilder } from '../core/shared-rebuild.ts';
import { createSharedRecorder, type FinishedSharedRound } from '../core/shared-record.ts';
import { roundVoided, type BettingClosed, type SharedEvent, type SharedOutcomeDrawn } from '../core/shared-round.ts';
import { simulationSource } from '../core/simulation.ts';
import { playShared } from '../testing/random-shared.ts';
import { games as registered } from './registry.ts';
import type { WheelConfig } from './wheel/index.ts';

const games: readonly AnySharedGame[] = Object.values(registered).filter((game) => game.hosting === 'shared');
const serverSeed = 'a'.repeat(64);

const configOf = (game: AnySharedGame, mode: DrawConfig['mode'] = 'beacon') => ({
  ...(game.defaultConfig as object),
  draw: { ...defaultDrawConfig, mode },
});

/** Rounds of a game, those first that end as wanted. */
const roundsOf = (game: AnySharedGame, end: SharedEvent['type'], mode: DrawConfig['mode'] = 'beacon') => {
  const config = configOf(game, mode);
  const source = simulationSource(`${game.id} ${mode}`);
  const rounds: FinishedSharedRound[] = [];
  for (let n = 0; n < 400 && rounds.length < 5; n += 1) {
    const played = playShared(game, config, { id: `r${n}`, number: 1 + n, serverSeed, at: 1_763_000_000_000 }, source);
    if (played.events.at(-1)?.type === end && played.events.some(({ type }) => type === 'betting.closed'))
      rounds.push(played);
  }
  return { config, rounds };
};

const drawnRound = (game: AnySharedGame) => {
  const { config, rounds } = roundsOf(game, 'round.settled');
  const [round] = rounds;
  if (!round) throw new Error('no round was drawn');
  return { config, round };
};

/** The machine before an event of a round, and that event. */
const before = <T extends SharedEvent['type']>(game: AnySharedGame, type: T) => {
  const { config, round } = drawnRound(game);
  const interpreter = createFlatInterpreter(game.machine);
  const at = round.events.findIndex((event) => event.type === type);
  const { state, refused } = interpreter.run(interpreter.initial({ config }), round.events.slice(0, at));
  expect(refused).toBe(-1);
  const accepts = (event: SharedEvent): FlatState | undefined => interpreter.step(state, event);
  return {
    state,
    draws: state.context as DrawState,
    event: round.events[at] as Extract<SharedEvent, { type: T }>,
    accepts,
  };
};

describe.each(games)('$id drawn by a beacon', (game) => {
  it('is rebuilt from what decides it, letter by letter', () => {
    for (const mode of ['beacon', 'chain'] as const) {
      const { config, rounds } = roundsOf(game, 'round.settled', mode);
      expect(rounds.length).toBeGreaterThan(0);
      const pinned = { config, hash: contentHash(config), version: 1 };
      const record = createSharedRecorder(game, pinned);
      const rebuild = createSharedRebuilder(game, pinned);
      for (const round of rounds) {
        const recorded = record(round);
        expect(rebuiltDifference(rebuild(recorded, serverSeed), recorded)).toBeUndefined();
      }
    }
  });

  it('opens only on the terms of its config', () => {
    const { config, round } = drawnRound(game);
    const interpreter = createFlatInterpreter(game.machine);
    const [opened] = round.events;
    if (opened?.type !== 'round.opened' || !opened.draw) throw new Error('no terms');
    const { draw, ...unpinned } = opened;
    const open = (terms: object, event: SharedEvent): boolean =>
      interpreter.step(interpreter.initial({ config: terms }), event) !== undefined;
    expect(open(config, opened)).toBe(true);
    expect(open(config, unpinned)).toBe(false);
    expect(open(game.defaultConfig as object, opened)).toBe('draw' in Object(game.defaultConfig));
    expect(open(config, { ...opened, draw: { ...draw, beacon: null } })).toBe(false);
    expect(open(config, { ...opened, draw: { beacon: null, mode: 'chain' } })).toBe(false);
  });

  it('announces its beacon before the close, a margin after it, and closes for no other', () => {
    const { draws, event, accepts, state } = before(game, 'betting.closed');
    const { beaconDate } = draws;
    if (!beaconDate) throw new Error('no beacon was announced');
    const closesAt = game.due(state)?.at ?? 0;
    expect(beaconDate.at).toBeGreaterThanOrEqual(closesAt + defaultDrawConfig.marginMs);
    expect(beaconDate.at).toBeLessThan(closesAt + defaultDrawConfig.marginMs + 3000);
    const closing = (change: Partial<BettingClosed>) => accepts({ ...event, ...change });
    expect(closing({})).toBeDefined();
    expect(closing({ beaconRound: beaconDate.round + 1 })).toBeUndefined();
    expect(closing({ beaconRound: null })).toBeUndefined();
    expect(closing({ at: beaconDate.at - MIN_MARGIN_MS })).toBeDefined();
    expect(closing({ at: beaconDate.at - MIN_MARGIN_MS + 1 })).toBeUndefined();
    expect(accepts({ type: 'round.closed', at: event.at })).toBeUndefined();
  });

  it('a round that nobody closed before its beacon could be known is void', () => {
    const { draws, accepts } = before(game, 'betting.closed');
    const at = (draws.beaconDate?.at ?? 0) - MIN_MARGIN_MS;
    expect(accepts(roundVoided(at, 'late'))).toBeUndefined();
    expect(accepts(roundVoided(at + 1, 'late'))).toBeDefined();
    expect(accepts(roundVoided(at + 1, 'unanswered'))).toBeUndefined();
  });

  it('is drawn by the announced round of the beacon, not before its time, and by nothing else', () => {
    const { draws, event, accepts } = before(game, 'outcome.drawn');
    const { beacon } = event;
    if (!beacon || !draws.beaconDate) throw new Error('no beacon');
    const drawn = (change: Partial<SharedOutcomeDrawn>) => accepts({ ...event, ...change });
    expect(drawn({})).toBeDefined();
    expect(drawn({ beacon: { ...beacon, round: beacon.round + 1 } })).toBeUndefined();
    expect(drawn({ beacon: null })).toBeUndefined();
    expect(drawn({ at: draws.beaconDate.at })).toBeDefined();
    expect(drawn({ at: draws.beaconDate.at - 1 })).toBeUndefined();
    const { beacon: _, cosignatures: __, ...rest } = event;
    expect(accepts({ ...rest, entropy: 'e'.repeat(64) })).toBeUndefined();
  });

  it('a round whose beacon does not answer in time is void, and not before', () => {
    const { state, draws, accepts } = before(game, 'outcome.drawn');
    const until = (draws.beaconDate?.at ?? 0) + defaultDrawConfig.waitMs;
    expect(game.due(state)).toEqual({ at: until, what: 'void', reason: 'unanswered' });
    expect(accepts(roundVoided(until - 1, 'unanswered'))).toBeUndefined();
    expect(accepts(roundVoided(until, 'unanswered'))).toBeDefined();
    expect(accepts(roundVoided(until, 'interrupted'))).toBeUndefined(); // or the house could end what it does not like
    const { rounds } = roundsOf(game, 'round.voided');
    expect(rounds.length).toBeGreaterThan(0);
  });
});

describe('a draw by the chain alone', () => {
  it.each(games)('a draw of $id announces no beacon and waits for none', (game) => {
    const { rounds } = roundsOf(game, 'round.settled', 'chain');
    const [round] = rounds;
    const closed = round?.events.find((event) => event.type === 'betting.closed');
    const drawn = round?.events.find((event) => event.type === 'outcome.drawn');
    expect(closed?.beaconRound).toBeNull();
    expect(drawn?.beacon).toBeNull();
  });
});

describe('a wheel to be drawn by random.org', () => {
  const { wheel } = registered;

  it('is drawn by its signed data and by nothing else', () => {
    const { config, rounds } = roundsOf(wheel, 'round.settled', 'random.org');
    const pinned = { config, hash: contentHash(config), version: 1 };
    const record = createSharedRecorder(wheel, pinned);
    const rebuild = createSharedRebuilder(wheel, pinned);
    expect(rounds.length).toBeGreaterThan(0);
    for (const round of rounds) {
      const recorded = record(round);
      const rebuilt = rebuild(recorded, serverSeed);
      expect(rebuiltDifference(rebuilt, recorded)).toBeUndefined();
      expect(rebuilt.log && rebuilt.drawnBy).toBe('elsewhere');
    }
  });

  it('does not fall back to its own stream', () => {
    const { config, rounds } = roundsOf(wheel, 'round.settled', 'random.org');
    const events = (rounds[0]?.events ?? []).map((event) =>
      event.type === 'outcome.drawn'
        ? {
            ...event,
            outcome: { source: 'stream', sector: (config as unknown as WheelConfig).segments[5], segment: 5 },
          }
        : event,
    );
    const interpreter = createFlatInterpreter(wheel.machine);
    const { refused } = interpreter.run(interpreter.initial({ config }), events);
    expect(events[refused]?.type).toBe('outcome.drawn');
  });
});
