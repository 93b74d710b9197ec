import { commitmentOf, contentHash, createRecorder, FairStream, recordHash } from 'games-engine';
import { mines, minesDefaultConfig, type MinesMove } from 'games-engine/mines';
import type { PublicRound } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { fairness } from '../../games/mines/fairness/fairness.ts';
import { checkRound, type CheckedRound } from './round-steps.ts';

const check = (game: { game: string; id: string }, round: PublicRound): CheckedRound =>
  checkRound(game, round, fairness);

const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
const asked = { game: 'mines', id: '019a7c4e-0000-7000-8000-000000000001' };
const AT = 1_763_000_000_000;

const bet = {
  account: 'real' as const,
  at: AT,
  choice: { minesLength: 4 },
  clientSeed: 'open-hand_1',
  id: asked.id,
  nonce: 3,
  player: 'p1',
  stakeMinor: 1000n,
};
const { clientSeed, nonce } = bet;
const outcome = mines.draw(new FairStream({ serverSeed, clientSeed, nonce }), minesDefaultConfig, bet.choice);
const safe = Array.from({ length: 24 }, (_, key) => key).filter((key) => !outcome.mines.includes(key));

const opened = (keys: readonly number[]): MinesMove[] =>
  keys.map((sectorKey, index) => ({ at: AT + index + 1, isMine: outcome.mines.includes(sectorKey), sectorKey }));

/** A round of these moves as an honest server publishes it. */
const published = (moves: readonly MinesMove[]): PublicRound => {
  const pinned = { config: minesDefaultConfig, hash: contentHash(minesDefaultConfig), version: 1 };
  const payoutMinor = mines.payout(minesDefaultConfig, bet.stakeMinor, bet.choice, outcome, moves);
  const commitment = commitmentOf(serverSeed);
  const record = createRecorder(mines, pinned)({ bet, moves, outcome, payoutMinor, commitment });
  return { record: { ...record }, hash: recordHash(record), log: null, serverSeed, config: { ...minesDefaultConfig } };
};

describe('a round of mines', () => {
  it.each([
    ['taken after two cells', [...opened(safe.slice(0, 2)), { at: AT + 9, take: true as const }], true],
    ['lost on the second cell', opened([safe[0] ?? 0, outcome.mines[0] ?? 0]), false],
    ['cleared', opened(safe), true],
  ])('a round of mines that was %s passes every step', (_name, moves, wins) => {
    const checked = check(asked, published(moves));
    expect(checked.steps.filter(({ state }) => state !== 'pass')).toEqual([]);
    expect(checked.read).toMatchObject({ hosting: 'solo', explained: { wins } });
    expect(checked.trace?.ints).toHaveLength(4);
  });

  it('says how the mines and the payout came about', () => {
    const moves = [...opened(safe.slice(0, 2)), { at: AT + 9, take: true as const }];
    const payout = check(asked, published(moves)).steps.find(({ id }) => id === 'payout');
    expect(payout?.formula).toContain('k = 2: ⌊1000 ×');
  });
});
