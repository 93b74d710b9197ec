import { stakeAccounts } from 'games-engine';
import { RoundMovedError } from 'db';
import { z } from 'zod';
import { generalCodes } from '../../../contract/general-codes.ts';
import { receiptSchema } from '../../../contract/shared-round.contract.ts';
import { CallError } from '../realtime/call-error.ts';
import type { BetOrder, PlacedOrder } from './bet-order.ts';

const bigint = z.string().transform(BigInt);

const orderSchema = z.object({
  userId: bigint,
  player: z.string(),
  account: z.enum(stakeAccounts),
  accountId: bigint,
  heldAccountId: bigint,
  currencyId: z.int(),
  stakeMinor: bigint,
  choice: z.record(z.string(), z.unknown()),
  clientSeed: z.string(),
  salt: z.string().nullable(),
  key: z.string().nullable(),
});

const again = { isAgain: z.boolean().optional() };
const requestSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('place'), order: orderSchema, roundId: z.string().optional(), ...again }),
  z.object({ do: z.literal('create'), order: orderSchema, meta: z.record(z.string(), z.unknown()), ...again }),
  z.object({ do: z.literal('cancel'), player: z.string(), roundId: z.string(), ...again }),
]);

const placedSchema = z.object({
  betId: z.string(),
  roundId: z.string(),
  stakeMinor: bigint,
  balanceMinor: bigint,
  at: z.int(),
  receipt: receiptSchema.optional(),
});

const answerSchema = z.union([
  z.object({ refused: z.object({ code: z.union([z.int(), z.string()]), details: z.record(z.string(), z.unknown()) }) }),
  z.object({ failed: z.string() }),
  z.object({ placed: placedSchema }),
]);

const asText = <T extends object>(value: T): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeof each === 'bigint' ? String(each) : each]));

/** Request that ends a room. `isAgain`: it was asked before, and may have been done. */
export interface CancelRequest {
  do: 'cancel';
  player: string; // public id
  roundId: string;
  isAgain?: boolean | undefined;
}

/** Request to the process that leads a game. Without a round a bet is for the one in play. */
export type OrderRequest =
  | { do: 'place'; order: BetOrder; roundId?: string | undefined; isAgain?: boolean | undefined }
  | { do: 'create'; order: BetOrder; meta: object; isAgain?: boolean | undefined } // a room with its creator's bet
  | CancelRequest;

/** A request as it travels to that process. */
export const requestToWire = (request: OrderRequest): object =>
  request.do === 'cancel' ? request : { ...request, order: asText(request.order) };
export const requestFromWire = (message: unknown): OrderRequest => requestSchema.parse(message);

/** Answer to a request that places no bet. */
export const NOTHING_PLACED: PlacedOrder = { betId: '', roundId: '', stakeMinor: 0n, balanceMinor: 0n, at: 0 };

/** Result of an order, as it travels back. */
export const placedToWire = (placed: PlacedOrder): object => ({ placed: asText(placed) });
/** Why nothing became of it. A process that could not go on says so with code 503: another one may. */
export const refusalOf = (error: unknown): object => {
  if (error instanceof RoundMovedError) return { refused: { code: generalCodes.shuttingDown, details: {} } };
  if (error instanceof CallError) return { refused: { code: error.code, details: error.details } };
  return { failed: error instanceof Error ? error.message : String(error) };
};

/** The leader's answer. Throws what it refused with. */
export const placedFromWire = (message: unknown): PlacedOrder => {
  const answer = answerSchema.parse(message);
  if ('refused' in answer) throw new CallError(answer.refused.code, answer.refused.details);
  if ('failed' in answer) throw new Error(`the leading process failed: ${answer.failed}`);
  return answer.placed;
};
