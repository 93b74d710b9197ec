import { accountOf, houseAccountId, postTransaction, type Queryable } from 'db';
import { hash } from 'node:crypto';
import { AIRDROP_ID } from '../../../contract/features/airdrop-values.ts';

/** What an airdrop moves. `key` says what it is for: it happens once. */
interface Movement {
  key: string;
  amountMinor: bigint; // base hundredths
  at: number;
  asked?: string; // what was asked, where a caller may ask again
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

/** Posts what nobody can ask for again; the transaction's id. */
const postOnce = async (...input: Parameters<typeof post>): Promise<string> => {
  const { id, isRepeated } = await post(...input);
  if (isRepeated) throw new Error(`${input[1]} ${input[2].key} was posted before`);
  return id;
};

const realOf = async (client: Queryable, userId: bigint): Promise<bigint> =>
  (await accountOf(client, userId, 'real')).id;

/** Sets aside what a player gives. Throws InsufficientFundsError, IdempotencyConflictError. */
export const postStart = async (client: Queryable, creatorId: bigint, movement: Movement) =>
  post(client, 'airdrop.start', movement, [
    await realOf(client, creatorId),
    await houseAccountId(client, 'house.airdrops'),
  ]);

/** Moves an award on to where bonuses are paid from. */
export const postTake = async (client: Queryable, movement: Movement): Promise<string> =>
  postOnce(client, 'airdrop.take', movement, [
    await houseAccountId(client, 'house.airdrops'),
    await houseAccountId(client, 'house.bonuses'),
  ]);

/** Gives back what nobody took. */
export const postEnd = async (client: Queryable, creatorId: bigint, movement: Movement): Promise<string> =>
  postOnce(client, 'airdrop.end', movement, [
    await houseAccountId(client, 'house.airdrops'),
    await realOf(client, creatorId),
  ]);

/** Gives back an award that was taken and never credited. */
export const postReturn = async (client: Queryable, creatorId: bigint, movement: Movement): Promise<string> =>
  postOnce(client, 'airdrop.return', movement, [
    await houseAccountId(client, 'house.bonuses'),
    await realOf(client, creatorId),
  ]);
