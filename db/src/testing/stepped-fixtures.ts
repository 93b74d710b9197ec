import { randomUUIDv7 } from 'node:crypto';
import type { StakeAccount } from 'games-engine';
import type { Pool } from 'pg';
import { houseAccountId } from '../ledger/accounts.ts';
import {
  appendSoloMoves,
  finishSoloRounds,
  openSoloRounds,
  type SoloFinish,
  type SoloFinishResult,
  type SoloMoveResult,
  type SoloOpening,
  type SoloOpeningResult,
} from '../ledger/solo-steps.ts';
import { testConfig, type TestPlayer } from './fixtures.ts';

/** A game of mines as the server would open it, with the player's next nonce. */
export const testOpening = async (
  pool: Pool,
  player: TestPlayer,
  { stakeMinor = 100n, from = 'real' }: { stakeMinor?: bigint; from?: StakeAccount } = {},
): Promise<SoloOpening> => {
  const [account, pair, config] = await Promise.all([player.account(from), player.seeds(), testConfig(pool, 'mines')]);
  return {
    id: randomUUIDv7(),
    game: 'mines',
    userId: player.userId,
    accountId: account.id,
    accountKind: from,
    houseAccountId: await houseAccountId(pool, 'house.games', from === 'usdicLocked' ? 'USDIC' : 'BASE'),
    seedPairId: pair.id,
    nonce: pair.nonce,
    clientSeed: pair.clientSeed,
    configId: config.id,
    stakeMinor,
    choice: '{"minesLength":4}',
    at: 1_000,
    key: null,
    requestHash: null,
  };
};

export const openTestRound = async (pool: Pool, opening: SoloOpening): Promise<SoloOpeningResult> => {
  const [result] = await openSoloRounds(pool, [opening]);
  if (!result) throw new Error('no result');
  return result;
};

/** Opens a cell: the move after `known` others. */
export const moveTestRound = async (pool: Pool, { id }: SoloOpening, known: number): Promise<SoloMoveResult> => {
  const move = JSON.stringify({ at: 1_001 + known, isMine: false, sectorKey: known });
  const [result] = await appendSoloMoves(pool, [{ roundId: id, known, move }]);
  if (!result) throw new Error('no result');
  return result;
};

/** The end of an opened game: a taking that pays, or a mine that does not. */
export const testFinish = (opening: SoloOpening, known: number, payoutMinor: bigint): SoloFinish => ({
  roundId: opening.id,
  game: opening.game,
  accountId: opening.accountId,
  houseAccountId: opening.houseAccountId,
  known,
  move: JSON.stringify(payoutMinor > 0n ? { at: 2_000, take: true } : { at: 2_000, isMine: true, sectorKey: 23 }),
  outcome: '{"mines":[20,21,22,23]}',
  payoutMinor,
  at: 2_000,
});

export const finishTestRound = async (
  pool: Pool,
  opening: SoloOpening,
  known: number,
  payoutMinor: bigint,
): Promise<SoloFinishResult> => {
  const [result] = await finishSoloRounds(pool, [testFinish(opening, known, payoutMinor)]);
  if (!result) throw new Error('no result');
  return result;
};
