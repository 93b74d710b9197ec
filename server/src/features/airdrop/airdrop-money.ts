import { accountOf, houseAccountId, postTransaction, type Queryable } from 'db';
import { hash } from 'node:crypto';
import { AIRDROP_ID } from '../../../contract/features/airdrop-values.ts';
import { RAIN_ID } from '../../../contract/features/rain-values.ts';

/** A movement of an airdrop's money. `key`: idempotency key. */
interface Movement {
  key: string;
  amountMinor: bigint; // base hundredths
  at: number;
  asked?: string; // the request, where a caller may repeat it
}

/** Scopes of the keys, and with a verb the kinds of transactions. */
export type Giving = typeof AIRDROP_ID | typeof RAIN_ID;

const post = async (
  client: Queryable,
  [scope, verb]: readonly [Giving, string],
  { key, amountMinor, at, asked = String(amountMinor) }: Movement,
  [from, to]: readonly [bigint, bigint],
): Promise<{ id: string; isRepeated: boolean }> => {
  const { id, status } = await postTransaction(client, {
    kind: `${scope}.${verb}`,
    scope,
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
  if (isRepeated) throw new Error(`${input[1].join('.')} ${input[2].key} was posted before`);
  return id;
};

const realOf = async (client: Queryable, userId: bigint): Promise<bigint> =>
  (await accountOf(client, userId, 'real')).id;

/** Sets a player's money aside. Throws InsufficientFundsError, IdempotencyConflictError. */
export const postStart = async (client: Queryable, creatorId: bigint, giving: Giving, movement: Movement) =>
  post(client, [giving, 'start'], movement, [
    await realOf(client, creatorId),
    await houseAccountId(client, 'house.airdrops'),
  ]);

/** Moves an award to the account that bonuses are paid from. */
export const postTake = async (client: Queryable, movement: Movement): Promise<string> =>
  postOnce(client, [AIRDROP_ID, 'take'], movement, [
    await houseAccountId(client, 'house.airdrops'),
    await houseAccountId(client, 'house.bonuses'),
  ]);

/** Returns unclaimed awards. */
export const postEnd = async (client: Queryable, creatorId: bigint, movement: Movement): Promise<string> =>
  postOnce(client, [AIRDROP_ID, 'end'], movement, [
    await houseAccountId(client, 'house.airdrops'),
    await realOf(client, creatorId),
  ]);

/** Returns an award or a share that was never credited. */
export const postReturn = async (
  client: Queryable,
  creatorId: bigint,
  movement: Movement,
  giving: Giving = AIRDROP_ID,
): Promise<string> =>
  postOnce(client, [giving, 'return'], movement, [
    await houseAccountId(client, 'house.bonuses'),
    await realOf(client, creatorId),
  ]);

/** Moves the shares of a rain to the account that bonuses are paid from, and returns the rest. */
export const postRainEnd = async (
  client: Queryable,
  creatorId: bigint,
  { key, sharedMinor, restMinor, at }: { key: string; sharedMinor: bigint; restMinor: bigint; at: number },
): Promise<string> => {
  const entries = [
    { accountId: await houseAccountId(client, 'house.airdrops'), amount: -sharedMinor - restMinor },
    { accountId: await houseAccountId(client, 'house.bonuses'), amount: sharedMinor },
    { accountId: await realOf(client, creatorId), amount: restMinor },
  ].filter(({ amount }) => amount !== 0n);
  const requestHash = hash('sha256', `${sharedMinor} ${restMinor}`, 'buffer');
  const input = { kind: 'rain.end', scope: RAIN_ID, key, requestHash, at, entries };
  const { id, status } = await postTransaction(client, input);
  if (status === 'repeated') throw new Error(`rain.end ${key} was posted before`);
  return id;
};
