import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  beaconRandomness,
  betsHashOf,
  bettingClosed,
  closingOf,
  closingText,
  commitmentOf,
  contentHash,
  createFlatInterpreter,
  createSharedRecorder,
  defaultDrawConfig,
  drawIn,
  drawSeedOf,
  FairStream,
  hashedBets,
  houseGames as rules,
  outcomeDrawn,
  quicknet,
  recordHash,
  roundOpened,
  roundSettled,
  sharedBetPlaced,
  signText,
  type AnySharedGame,
  type RoundRecord,
  type SharedBet,
  type SharedEvent,
} from 'games-engine';
import { noteKey } from 'games-engine/log';
import { beaconKeyOf, signatureChecks } from 'games-engine/signatures';
import type { PublicRound } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../../games/registry.ts';
import { caveatOf, seedCaveatOf } from './round-verdict.tsx';
import { checkRound, type SignedBy } from './round-steps.ts';

const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const id = '019a7c4e-0000-7000-8000-000000000001';
const AT = 1_763_000_000_000;
const commitment = commitmentOf(serverSeed);

const beacon = beaconKeyOf('a beacon of tests', { id: 'tests', genesisTime: 0, periodSeconds: 3 });
const terms = { beacon: beacon.chain, mode: 'beacon' } as const;

const { secretKey, publicKey } = ed25519.keygen(new Uint8Array(32).fill(9));
const logKey = noteKey('house.example', publicKey);
const signedBy: SignedBy = { logKey, signatures: signatureChecks };

const choices = {
  battle: [{ team: 'red' }, { team: 'blue' }],
  wheel: [{ sector: 0 }, { sector: 1 }],
  coinflip: [{ side: 'heads' }, { side: 'tails' }],
  classic: [{}, {}],
} as const satisfies Record<string, readonly object[]>;

const betsOf = (game: AnySharedGame): SharedBet<object>[] =>
  (['player', 'house'] as const).map((saltedBy, index) => ({
    account: 'real',
    at: AT + 10 + index,
    choice: choices[game.id as keyof typeof choices][index] ?? {},
    currencyId: 2,
    id: `019a7c4e-0000-7000-8000-00000000001${index}`,
    player: `player${index}`,
    salt: `${index}`.repeat(32),
    saltedBy,
    stakeMinor: 1000n,
  }));

/** A round of version 2 as an honest house publishes it. */
const published = (game: AnySharedGame): PublicRound => {
  const config = { ...game.defaultConfig, draw: defaultDrawConfig };
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
  send(roundOpened(AT, commitment, 7, terms));
  for (const bet of bets) send(sharedBetPlaced(bet));
  const closedAt = game.due(state)?.at ?? AT;
  const beaconRound = drawIn(state).beaconDate?.round ?? 0;
  const betsHash = betsHashOf(hashedBets(game, bets));
  const closing = closingOf(game.id, terms, { id, number: 7, commitment, bets, closedAt }, { beaconRound, betsHash });
  const signature = signText(closingText(logKey.name, closing), (text) => ed25519.sign(text, secretKey));
  send(bettingClosed(closedAt, { beaconRound, betsHash, signature }));
  const signed = beacon.sign(beaconRound);
  const randomness = beaconRandomness(signed.signature) ?? '';
  const clientSeed = drawSeedOf(betsHash, randomness);
  const outcome = game.draw(new FairStream({ serverSeed, clientSeed, nonce: 7 }), config, bets) as object;
  const drawnAt = drawIn(state).beaconDate?.at ?? 0;
  send(outcomeDrawn(drawnAt, { beacon: { ...signed, randomness }, cosignatures: [] }, outcome));
  send(roundSettled(game.due(state)?.at ?? drawnAt, game.payouts(config, bets, outcome)));
  const pinned = { config, hash: contentHash(config), version: 1 };
  const record = createSharedRecorder(game, pinned)({ id, number: 7, commitment, events });
  return { record: { ...record }, hash: recordHash(record), log: null, serverSeed, config };
};

const withEvent = (round: PublicRound, type: string, change: object): PublicRound => {
  const record = round.record as unknown as RoundRecord;
  const events = record.events.map((event) => (event.type === type ? { ...event, ...change } : event));
  const lie = { ...record, events } as RoundRecord;
  return { ...round, record: { ...lie }, hash: recordHash(lie) };
};

const games = await Promise.all(
  rules.shared.map(async (game) => {
    const parts = await houseGames.find(game.id)?.parts();
    return [game.id, game, await parts?.fairness()] as const;
  }),
);

describe.each(games)('a lit round of %s', (name, game, fairness) => {
  const asked = { game: name, id };
  const honest = published(game);
  const statesOf = (round: PublicRound, by: SignedBy = signedBy) =>
    Object.fromEntries(checkRound(asked, round, fairness, by).steps.map((step) => [step.id, step.state]));

  it('passes every step, its signatures included', () => {
    const checked = checkRound(asked, honest, fairness, signedBy);
    expect(checked.steps.map(({ id: step, state }) => [step, state])).toEqual(
      ['asked', 'config', 'commitment', 'bets', 'closing', 'beacon', 'words', 'draw', 'payout', 'replay', 'record'].map(
        (step) => [step, 'pass'],
      ),
    );
    expect(checked.state).toBe('pass');
  });

  it('gives the lines that a shell makes the hash of the bets from', () => {
    const { read, steps } = checkRound(asked, honest, fairness, signedBy);
    const lines = read?.hosting === 'shared' ? read.lines : [];
    const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
    expect(steps.find(({ id: step }) => step === 'bets')).toMatchObject({ expected: hash, got: hash });
  });

  it('says which salts the house made', () => {
    const bets = checkRound(asked, honest, fairness, signedBy).steps.find(({ id: step }) => step === 'bets');
    expect(bets?.inputs).toContainEqual({ name: 'salts by players', value: '1' });
    expect(bets?.inputs).toContainEqual({ name: 'salts by the house', value: '1 (bets 2)' });
    expect(bets?.inputs[0]?.value).toMatch(/^1:player0:1000:[a-z0-9-]+:0{32}\n2:player1:/);
  });

  it('claims nothing of signatures that it could not check', () => {
    const { state } = checkRound(asked, honest, fairness);
    expect(state).toBe('partial');
    expect(statesOf(honest, {})).toMatchObject({ bets: 'pass', closing: 'unchecked', beacon: 'unchecked' });
  });

  it('fails at a closing that the log did not sign', () => {
    const other = { ...signedBy, logKey: noteKey('house.example', ed25519.keygen().publicKey) };
    expect(statesOf(honest, other)['closing']).toBe('fail');
  });

  it('fails at a bet that is not in the hash', () => {
    expect(statesOf(withEvent(honest, 'bet.placed', { salt: 'f'.repeat(32) }))['bets']).toBe('fail');
  });

  it('fails at a number that the beacon did not sign', () => {
    const record = honest.record as unknown as RoundRecord;
    const drawn = record.events.find(({ type }) => type === 'outcome.drawn') as unknown as {
      beacon: { round: number };
    };
    const forged = beacon.sign(drawn.beacon.round + 1).signature;
    const lie = withEvent(honest, 'outcome.drawn', {
      beacon: { ...drawn.beacon, signature: forged, randomness: beaconRandomness(forged) ?? '' },
    });
    expect(statesOf(lie)['beacon']).toBe('fail');
  });
});

describe('the limits of a draw’s proof', () => {
  const settled = { kind: 'settled' } as never;

  it('is said of version 1, of a chain and of a simulated beacon, and of nothing else', () => {
    expect(caveatOf({ end: settled })).toBe('caveat.first');
    expect(caveatOf({ end: settled, draw: { mode: 'chain', beacon: null } })).toBe('caveat.chain');
    expect(caveatOf({ end: settled, draw: terms })).toBe('caveat.simulated');
    expect(caveatOf({ end: settled, draw: { mode: 'beacon', beacon: quicknet } })).toBeUndefined();
    expect(caveatOf({ end: settled, draw: { mode: 'random.org', beacon: null } })).toBeUndefined();
    expect(caveatOf({ end: { kind: 'voided' } as never })).toBeUndefined();
    expect(seedCaveatOf({ bet: { clientSeed: 'house-1' } as never })).toBe('caveat.seed');
    expect(seedCaveatOf({ bet: { clientSeed: 'lucky-7' } as never })).toBeUndefined();
  });
});
