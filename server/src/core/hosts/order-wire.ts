import { stakeAccounts } from 'games-engine';
import { z } from 'zod';
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
  key: z.string().nullable(),
});

const placedSchema = z.object({
  betId: z.string(),
  roundId: z.string(),
  stakeMinor: bigint,
  balanceMinor: bigint,
  at: z.int(),
});

const answerSchema = z.union([
  z.object({ refused: z.object({ code: z.union([z.int(), z.string()]), details: z.record(z.string(), z.unknown()) }) }),
  z.object({ failed: z.string() }),
  z.object({ placed: placedSchema }),
  z.object({ done: z.literal(true) }),
]);

const asText = <T extends object>(value: T): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeof each === 'bigint' ? String(each) : each]));

/** An order as it travels to the process that leads. */
export const orderToWire = (order: BetOrder): object => asText(order);
export const orderFromWire = (message: unknown): BetOrder => orderSchema.parse(message);

/** What became of it. */
export const placedToWire = (placed: PlacedOrder | undefined): object =>
  placed ? { placed: asText(placed) } : { done: true };
export const refusalOf = (error: unknown): object =>
  error instanceof CallError
    ? { refused: { code: error.code, details: error.details } }
    : { failed: error instanceof Error ? error.message : String(error) };

const nothing: PlacedOrder = { betId: '', roundId: '', stakeMinor: 0n, balanceMinor: 0n, at: 0 };

/** The leader's answer. Throws what it refused with. */
export const placedFromWire = (message: unknown): PlacedOrder => {
  const answer = answerSchema.parse(message);
  if ('refused' in answer) throw new CallError(answer.refused.code, answer.refused.details);
  if ('failed' in answer) throw new Error(`the leading process failed: ${answer.failed}`);
  return 'placed' in answer ? answer.placed : nothing;
};
