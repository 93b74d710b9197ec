import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid } from '../ids.ts';
import { restrictionSchema } from '../limits.contract.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { paymentSchema } from './cashbox.contract.ts';
import { playerAccessCalls } from './office-player-access.ts';
import { playerStandingCalls } from './office-player-standing.ts';
import { playerStateCalls } from './office-player-state.ts';
import { playerRoundsCalls } from './office-player-rounds.ts';
import { foundKinds, MAX_TAG_LENGTH, MAX_TAGS, personalFields, playerTabs } from './office-players-values.ts';

export * from './office-player-access.ts';
export * from './office-player-rounds.ts';
export * from './office-player-standing.ts';
export * from './office-player-state.ts';
export * from './office-players-values.ts';

/** Refusals beside those of staff, 400 and 404 (no such player). */
export const officePlayersCodes = {
  notFound: 404,
  protectedAccount: 'PROTECTED_ACCOUNT', // one's own, or somebody's of the staff
  unchanged: 'UNCHANGED', // somebody else was first
  tooManyTags: 'TOO_MANY_TAGS',
  noAddress: 'NO_ADDRESS', // no letter can open it: it has no e-mail or no password, or is blocked
  tooManyLetters: 'TOO_MANY_LETTERS', // those that were sent still open it
} as const;

const at = z.int(); // ms since epoch

/** A player of a search. */
export const foundPlayerSchema = z.object({
  userId: publicPlayerId,
  number: z.int(),
  nick: z.string(),
  avatar: z.string(),
  login: z.string().nullable(),
  email: z.string().nullable(), // shortened
  foundBy: z.enum(foundKinds),
  vip: z.int(), // level as it was last counted
  kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
  isBlocked: z.boolean(),
  isHeld: z.boolean(), // withdrawals are held
  isStaff: z.boolean(),
  createdAt: at,
});
export type FoundPlayer = z.infer<typeof foundPlayerSchema>;

/** Money of a player's whole life here, base hundredths; what the house earned is by the definitions of finance. */
export const playerMoneySchema = z.object({
  balances: z.array(z.object({ account: z.string(), unit: z.enum(['BASE', 'DIC', 'USDIC']), balance: minor })),
  deposits: z.object({ count: z.int(), total: minor, lastAt: at.nullable() }),
  withdrawals: z.object({ count: z.int(), total: minor, waiting: z.int(), waitingTotal: minor }),
  staked: minor, // as it is booked, of real and bonus money
  paid: minor,
  ggr: minor, // stakes less payouts
  bonuses: minor, // below zero, as all that the house gives
  fees: minor,
  partners: minor,
  other: minor,
  ngr: minor, // sum of GGR to `other`
});
export type PlayerMoney = z.infer<typeof playerMoneySchema>;

/** The head of a player's page, with the overview. */
export const playerPageSchema = z.object({
  userId: publicPlayerId,
  number: z.int(),
  nick: z.string(),
  avatar: z.string(),
  login: z.string().nullable(),
  email: z.string().nullable(), // masked, as the name
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  lang: z.string(),
  country: z.string().nullable(), // country of the last sign-in
  createdAt: at,
  lastSeenAt: at.nullable(),
  vip: z.int(),
  kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
  hasTwoFactor: z.boolean(),
  isHidden: z.boolean(),
  isStaff: z.boolean(),
  blockedAt: at.nullable(),
  blockedReason: z.string().nullable(),
  isHeld: z.boolean(), // withdrawals are held
  restriction: restrictionSchema.nullable(),
  chatBannedUntil: at.nullable(), // null: no ban runs
  tags: z.array(z.string()),
  proposals: z.array(z.object({ kind: z.string(), author: z.string(), reason: z.string(), at, isOwn: z.boolean() })), // acts that wait for a second person
  isProtected: z.boolean(), // the caller may not act on it
  isOwn: z.boolean(), // the caller, or somebody who shares their identity keys
  tabs: z.array(z.enum(Object.keys(playerTabs) as (keyof typeof playerTabs)[])), // sections that the caller may open
  counts: z.object({ payments: z.int().nullable(), notes: z.int() }), // null: not for the caller
  money: playerMoneySchema.nullable(), // null: not for the caller
});
export type PlayerPage = z.infer<typeof playerPageSchema>;

/** An entry of one of the player's accounts. Amounts: hundredths of the account's unit. */
export const playerEntrySchema = z.object({
  id: z.string(), // transaction and line
  transaction: uuid,
  kind: z.string(), // kind of the transaction
  account: z.string(),
  amount: minor,
  balanceAfter: minor,
  at,
});
export type PlayerEntry = z.infer<typeof playerEntrySchema>;

/** A note of the staff about a player. */
export const playerNoteSchema = z.object({ id: z.int(), author: z.string(), text: z.string(), at });
export type PlayerNote = z.infer<typeof playerNoteSchema>;

const player = z.object({ userId: publicPlayerId });
const rowId = z.int().min(1);
const tag = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TAG_LENGTH)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u);

export const officePlayersCalls = {
  ...forStaff('playerPages', {
    /** Players by anything that leads to one; without a text the newest. Each search is in the trail. */
    'officePlayers.find': {
      auth: true,
      cost: 'survey',
      payload: z.object({ query: z.string().max(254), cursor: rowId.optional() }),
      answer: z.object({ players: z.array(foundPlayerSchema), cursor: rowId.nullable() }),
    },
    'officePlayers.open': { auth: true, cost: 'survey', payload: player, answer: playerPageSchema },
    'officePlayers.notes': {
      auth: true,
      cost: 'read',
      payload: player.extend({ cursor: rowId.optional() }),
      answer: z.object({ notes: z.array(playerNoteSchema), cursor: rowId.nullable() }),
    },
    'officePlayers.addNote': {
      auth: true,
      cost: 'change',
      payload: player.extend({ text: reason }),
      answer: z.object({ id: z.int() }),
    },
    'officePlayers.tag': {
      auth: true,
      cost: 'change',
      payload: player.extend({ tag, isOn: z.boolean() }),
      answer: z.object({ tags: z.array(z.string()).max(MAX_TAGS) }),
    },
  }),
  ...forStaff('playerMoney', {
    'officePlayers.payments': {
      auth: true,
      cost: 'read',
      payload: player.extend({ cursor: rowId.optional() }),
      answer: z.object({
        payments: z.array(z.object({ payment: paymentSchema, provider: z.string() })),
        cursor: rowId.nullable(),
      }),
    },
    'officePlayers.ledger': {
      auth: true,
      cost: 'read',
      payload: player.extend({
        account: z.string().max(20).optional(),
        cursor: z
          .string()
          .max(300)
          .regex(/^[a-zA-Z]+:\d{1,18}(?:,[a-zA-Z]+:\d{1,18}){0,15}$/)
          .optional(),
      }),
      answer: z.object({ entries: z.array(playerEntrySchema), cursor: z.string().nullable() }),
    },
  }),
  ...playerRoundsCalls,
  ...playerStateCalls,
  ...playerAccessCalls,
  ...playerStandingCalls,
  ...forStaff('supportDesk', {
    /** Sends its owner a link for a new password. */
    'officePlayers.sendRecovery': {
      auth: true,
      cost: 'change',
      payload: player.extend({ reason }),
      answer: z.object({ success: z.literal(true) }),
    },
  }),
  ...forStaff('personalData', {
    /** Shows one masked thing whole; the reason is in the trail. */
    'officePlayers.reveal': {
      auth: true,
      cost: 'change',
      payload: player.extend({ field: z.enum(personalFields), reason }),
      answer: z.object({ values: z.array(z.string()) }),
    },
  }),
} as const;

/** Players, for the staff. */
export const officePlayers = defineContract({ calls: officePlayersCalls });
