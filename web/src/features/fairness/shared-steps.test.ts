import {
  commitmentOf,
  contentHash,
  createFlatInterpreter,
  createSharedRecorder,
  entropyOfBets,
  FairStream,
  houseGames as rules,
  recordHash,
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type AnySharedGame,
  type RoundRecord,
  type SharedBet,
  type SharedEvent,
} from 'games-engine';
import type { PublicRound } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../../games/registry.ts';
import type { StepId } from './round-step.ts';
import { checkRound } from './round-steps.ts';

const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const id = '019a7c4e-0000-7000-8000-000000000001';
const AT = 1_763_000_000_000;

/** Choices of ann and bob in each game, so that there is something to draw. */
const choices = {
  battle: [{ team: 'red' }, { team: 'blue' }],
  wheel: [{ sector: 0 }, { sector: 1 }],
  coinflip: [{ side: 'heads' }, { side: 'tails' }],
  classic: [{}, {}],
} as const satisfies Record<string, readonly object[]>;

const betsOf = (game: AnySharedGame): SharedBet<object>[] =>
  ['ann', 'bob'].map((player, index) => ({
    account: 'real',
    at: AT + 10 + index,
    choice: choices[game.id as keyof typeof choices][index] ?? {},
    clientSeed: `seed-of-${player}`,
    currencyId: 2,
    id: `019a7c4e-0000-7000-8000-00000000001${index}`,
    player,
    stakeMinor: 1000n,
  }));

/** A config that draws by version 1. */
const unlit = (game: AnySharedGame): object => {
  const { draw: _, ...config } = game.defaultConfig as { draw?: unknown };
  return config;
};

/** A round's events as an honest house makes them, at the times that the machine wants. */
const play = (game: AnySharedGame, isVoid: boolean): SharedEvent[] => {
  const config = unlit(game);
  const machine = createFlatInterpreter(game.machine);
  let state = machine.initial({ config });
  const events: SharedEvent[] = [];
  const send = (event: SharedEvent): void => {
    const next = machine.step(state, event);
    if (!next) throw new Error(`${game.id} refused ${event.type}`);
    state = next;
    events.push(event);
  };
  const bets = betsOf(game);
  send(roundOpened(AT, commitmentOf(serverSeed), 7));
  for (const bet of bets) send(sharedBetPlaced(bet));
  if (isVoid) {
    send(roundVoided(AT + 20, 'interrupted'));
    return events;
  }
  const closedAt = game.due(state)?.at ?? AT + 20;
  send(roundClosed(closedAt));
  const entropy = entropyOfBets(bets);
  const outcome = game.draw(new FairStream({ serverSeed, clientSeed: entropy, nonce: 7 }), config, bets) as object;
  send(sharedOutcomeDrawn(closedAt, entropy, outcome));
  send(roundSettled(game.due(state)?.at ?? closedAt, game.payouts(config, bets, outcome)));
  return events;
};

/** A round as an honest server publishes it. */
const published = (game: AnySharedGame, isVoid = false): PublicRound => {
  const config = unlit(game);
  const pinned = { config, hash: contentHash(config), version: 1 };
  const events = play(game, isVoid);
  const record = createSharedRecorder(game, pinned)({ id, number: 7, commitment: commitmentOf(serverSeed), events });
  return { record: { ...record }, hash: recordHash(record), log: null, serverSeed, config: { ...config } };
};

const replaced = (value: unknown, keys: readonly string[], next: unknown): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return next;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = replaced(copy[key], rest, next);
  return copy;
};

/** The round with one value replaced, by a server that also publishes the hash of what it has altered. */
const altered = (round: PublicRound, path: string, next: unknown): PublicRound => {
  const lie = replaced(round, path.split('.'), next) as PublicRound;
  return { ...lie, hash: recordHash(lie.record as unknown as RoundRecord) };
};

const games = await Promise.all(
  rules.shared.map(async (game) => {
    const parts = await houseGames.find(game.id)?.parts();
    return [game.id, game, await parts?.fairness()] as const;
  }),
);

describe.each(games)('%s', (name, game, fairness) => {
  const asked = { game: name, id };

  it('passes every step of an honest round', () => {
    const checked = checkRound(asked, published(game), fairness);
    expect(checked.steps.map(({ id: step, state }) => [step, state])).toEqual(
      (['asked', 'config', 'commitment', 'entropy', 'words', 'draw', 'payout', 'replay', 'record'] as const).map(
        (step) => [step, 'pass'],
      ),
    );
    expect(checked).toMatchObject({ state: 'pass', hosting: 'shared', difference: undefined });
  });

  it('explains the outcome and what each bet was on', () => {
    const { read } = checkRound(asked, published(game), fairness);
    if (read?.hosting !== 'shared') throw new Error('the record cannot be read');
    expect(read.explained?.outcome).toMatch(/\d/);
    expect(read.explained?.payout.instance).toMatch(/\d/);
    expect(read.choices.every((choice) => choice !== undefined)).toBe(true);
  });

  it('passes a void round without a draw', () => {
    const checked = checkRound(asked, published(game, true), fairness);
    expect(checked.steps.map(({ id: step }) => step)).toEqual(['asked', 'config', 'commitment', 'replay', 'record']);
    expect(checked.state).toBe('pass');
  });

  it.each<[StepId, string, unknown]>([
    ['asked', 'record.number', 8],
    ['config', 'record.config.hash', '0'.repeat(64)],
    ['commitment', 'serverSeed', 'f'.repeat(64)],
    ['entropy', 'record.events.1.clientSeed', 'another'],
    ['entropy', 'record.events.4.entropy', 'f'.repeat(64)],
    ['payout', 'record.events.5.payoutsMinor.0', '1'],
    ['replay', 'record.final.state', 'elsewhere'],
  ])('fails at %s: %s = %s', (step, path, value) => {
    const checked = checkRound(asked, altered(published(game), path, value), fairness);
    expect(checked.state).toBe('fail');
    expect(checked.steps.find(({ id: each }) => each === step)?.state).toBe('fail');
  });

  it('fails at the hash of a record in which a bettor was exchanged', () => {
    const lie = replaced(published(game), ['record', 'events', '1', 'player'], 'cid') as PublicRound;
    expect(checkRound(asked, lie, fairness).failedAt).toBe('record');
  });

  it('fails at what is no round', () => {
    expect(checkRound(asked, altered(published(game), 'record.events', []), fairness).state).toBe('fail');
    expect(checkRound({ ...asked, id: id.replace(/1$/, '2') }, published(game), fairness).failedAt).toBe('asked');
  });
});
