import { accountOf, houseAccountId, postTransaction, type Queryable } from 'db';
import { hash } from 'node:crypto';
import { AIRDROP_ID } from '../../../contract/features/airdrop-values.ts';

/** A movement of an airdrop's money. `key`: idempotency key. */
interface Movement {
  key: string;
  amountMinor: bigint; // base hundredths
  at: number;
  asked?: string; // the request, where a caller may repeat it
}

const post = async (
  client: Queryable,
  kind: string,
  { key, amountMinor, at, asked = String(amountMinor) }: Movement,
  [from, to]: readonly [bigint, bigint],
): Promise<{ id: string; isRepeated: boolean }> => {
  const { id, status } = await postTransaction(client, {
    kind,
    scope: AIRDROP_ID,
    key,
    requestHash: hash('sha256', asked, 'buffer'),
    at,
    entries: [
      { accountId: from, amount: -amountMinor },
      { accountId: to, amount: amountMinor },
    ],
  });
  return { id, isRepeated: status === 'repeated' };
};

/** Posts a movement that cannot be repeated. Gives the transaction's id. */
const postOnce = async (...input: Parameters<typeof post>): Promise<string> => {
  const { id, isRepeated } = await post(...input);
  if (isRepeated) throw new Error(`${input[1]} ${input[2].key} was posted before`);
  return id;
};

const realOf = async (client: Queryable, userId: bigint): Promise<bigint> =>
  (await accountOf(client, userId, 'real')).id;

/** Sets a player's money aside. Throws InsufficientFundsError, IdempotencyConflictError. */
export const postStart = async (client: Queryable, creatorId: bigint, movement: Movement) =>
  post(client, 'airdrop.start', movement, [
    await realOf(client, creatorId),
    await houseAccountId(client, 'house.airdrops'),
  ]);

/** Moves an award to the account that bonuses are paid from. */
export const postTake = async (client: Queryable, movement: Movement): Promise<string> =>
  postOnce(client, 'airdrop.take', movement, [
    await houseAccountId(client, 'house.airdrops'),
    await houseAccountId(client, 'house.bonuses'),
  ]);

/** Returns unclaimed awards. */
export const postEnd = async (client: Queryable, creatorId: bigint, movement: Movement): Promise<string> =>
  postOnce(client, 'airdrop.end', movement, [
    await houseAccountId(client, 'house.airdrops'),
    await realOf(client, creatorId),
  ]);

/** Returns an award that was claimed but never credited. */
export const postReturn = async (client: Queryable, creatorId: bigint, movement: Movement): Promise<string> =>
  postOnce(client, 'airdrop.return', movement, [
    await houseAccountId(client, 'house.bonuses'),
    await realOf(client, creatorId),
  ]);
