import { z } from 'zod';
import { uuid } from '../ids.ts';
import { betHundredths } from '../shared-round.contract.ts';
import { minor } from '../money.ts';
import { soloProofSchema } from '../solo-receipt.contract.ts';

/** A cell as the player may see it. `isMine` is false for every cell that is not open, until the game is finished. */
export const minesSectorSchema = z.object({ sectorKey: z.int(), isOpened: z.boolean(), isMine: z.boolean() });

/** The public game. Amounts are base hundredths. */
export const minesGameSchema = z.object({
  id: uuid, // the round's id
  sectors: z.array(minesSectorSchema), // 24, row by row
  finished: z.boolean(),
  win: z.boolean(), // finished with a payout
  bank: minor, // payout of taking now; 0 before the first cell and after a loss
  stakeMinor: minor,
  payoutMinor: minor, // 0 until it is taken
  countOpenedSectors: z.int(),
  minesLength: z.int(),
  multiplier: z.array(z.string()), // after 1, 2 … safe cells, four decimals, cut off: "1.1400"
  nonce: z.int(),
  serverSeedHash: z.string(),
  at: z.int(), // time of the bet
  events: z.array(z.looseObject({ type: z.string(), at: z.int() })), // the round's log so far, for the replica
  balance: minor, // balance of the account that staked
  receipt: soloProofSchema.optional(), // receipts of the bet as it was placed, and of the whole round with its last move
});
export type MinesGame = z.infer<typeof minesGameSchema>;

export const minesCreatePayload = z.object({ bet: betHundredths, minesLength: z.int(), requestId: uuid.optional() });
export type MinesCreate = z.infer<typeof minesCreatePayload>;

/**
 * Pushed on channel `mines` to the player's other devices, and to a document client that called: `load` (the game itself),
 * `balance` {code: 201, balance, amount}, `error` {code}.
 */
export const minesCalls = {
  'mines.createGame': {
    auth: true,
    cost: 'play',
    stakes: 'hundredths',
    payload: minesCreatePayload,
    answer: minesGameSchema,
  },
  'mines.openSector': {
    auth: true,
    cost: 'play',
    payload: z.object({ sectorKey: z.int(), requestId: uuid.optional() }),
    answer: minesGameSchema,
  },
  'mines.takeWin': {
    auth: true,
    cost: 'play',
    payload: z.object({ requestId: uuid.optional() }),
    answer: minesGameSchema,
  },
  'mines.load': {
    auth: true,
    cost: 'look',
    payload: z.object({}),
    answer: z.object({ game: minesGameSchema.nullable() }),
  },
} as const;
