import { z } from 'zod';

/*
 * Slotegrator's GIS API, version 1.4.4. Requests are query strings or forms, signed by slotegrator.signature.ts; answers
 * are JSON. README.md lists what is assumed.
 */

const id = z.string().min(1).max(128);
const text = z.string().max(500);
const url = z.url({ protocol: /^https?$/ });

/** 1 or 0, as a number or text. */
const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1'])])
  .transform((value) => value === true || Number(value) === 1);

/** A list; one with a single member may come without its brackets. */
const listOf = <T extends z.ZodType>(member: T) =>
  z.union([z.array(member), member]).transform((value) => (Array.isArray(value) ? value : [value]) as z.output<T>[]);

const gameSchema = z.object({
  uuid: id,
  name: z.string().min(1).max(200),
  image: url.nullish(), // copied, so that players' browsers never call the aggregator
  type: text,
  provider: z.string().min(1).max(100),
  provider_id: z.int().nullish(),
  technology: text,
  has_lobby: flag,
  is_mobile: flag,
  has_freespins: flag.default(false),
  has_tables: flag.default(false),
  freespin_valid_until_full_day: flag.default(false),
  label: text.nullish(), // the studio behind the provider
  tags: z.array(z.object({ code: text, label: text })).default([]),
  parameters: z
    .object({
      rtp: z.coerce.number().min(0).max(100).nullish(), // percent
      volatility: text.nullish(),
      reels_count: z.coerce.string().max(20).nullish(),
      lines_count: z.coerce.number().nullish(),
    })
    .nullish(),
  images: z.array(z.object({ url, type: text })).default([]),
  related_games: z.array(z.object({ uuid: id, is_mobile: flag })).default([]),
});
export type GisGame = z.output<typeof gameSchema>;

export const gamesSchema = z.object({
  items: z.array(gameSchema),
  _meta: z.object({
    totalCount: z.int().min(0),
    pageCount: z.int().min(0),
    currentPage: z.int().min(1),
    perPage: z.int().min(1),
  }),
});

export const lobbySchema = z.object({
  lobby: listOf(
    z.object({
      lobbyData: z.string().min(1),
      name: text,
      isOpen: z.boolean(),
      openTime: text.nullish(),
      closeTime: text.nullish(),
      dealerName: text.nullish(),
      dealerAvatar: text.nullish(),
      technology: text.nullish(),
      limits: listOf(z.object({ currency: text, min: z.coerce.number(), max: z.coerce.number() })).default([]),
      tableId: text.nullish(),
    }),
  ),
});
export type GisTable = z.output<typeof lobbySchema>['lobby'][number];

export const openedSchema = z.object({ url });

export const validatedSchema = z.object({ success: z.boolean(), log: z.array(z.string()).default([]) });

export const limitsSchema = z.array(
  z.object({ amount: z.coerce.string(), currency: text, providers: z.array(z.string()) }),
);

export const freespinBetsSchema = z.object({
  denominations: z.array(z.coerce.string()).default([]),
  bets: z.array(z.object({ bet_id: z.coerce.string(), bet_per_line: z.coerce.string(), lines: z.int() })).default([]),
  total_bets: z.array(z.object({ bet_id: z.coerce.number(), amount: z.coerce.number() })).default([]),
});

export const freespinsSchema = z.object({
  player_id: id,
  currency: text,
  quantity: z.coerce.number(),
  quantity_left: z.coerce.number(),
  valid_from: z.coerce.number().nullish(), // seconds since epoch
  valid_until: z.coerce.number().nullish(),
  freespin_id: id,
  game_uuid: id.nullish(),
  status: text.nullish(),
  is_canceled: flag.default(false),
  total_win: z.coerce.number().default(0),
});
export type GisFreespins = z.output<typeof freespinsSchema>;

export const refusalSchema = z.object({ name: text, message: z.string(), code: z.number(), status: z.number() });

/** Parameters of a session. */
export interface AskedSession {
  game_uuid: string;
  player_id: string;
  player_name: string;
  currency: string;
  session_id: string; // ours
  device?: 'desktop' | 'mobile';
  return_url?: string;
  language?: string; // ISO 639-1
  email?: string;
  lobby_data?: string; // the table, for games with a lobby
}

export type AskedDemo = Pick<AskedSession, 'game_uuid' | 'device' | 'return_url' | 'language'>;

/** Free spins for a player. One of `bet_id`, `total_bet_id` and `denomination` sets the value of a spin. */
export interface AskedFreespins {
  freespin_id: string; // ours
  player_id: string;
  player_name: string;
  currency: string;
  game_uuid: string;
  quantity: number;
  valid_from: number; // seconds since epoch
  valid_until: number;
  bet_id?: string;
  total_bet_id?: number;
  denomination?: string;
}

const MAX_SENT_TEXT = 128;
const sent = z.string().min(1).max(MAX_SENT_TEXT);
const count = z.coerce.number().int().min(0).max(1_000_000);
const truth = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const transaction = {
  player_id: sent,
  currency: z.string().min(1).max(10),
  game_uuid: sent,
  transaction_id: sent, // the aggregator's; processed once
  session_id: sent, // ours; may change within a round if the player changes device
  round_id: sent.optional(),
  finished: truth.optional(), // the round
  transaction_datetime: z.string().max(40).optional(),
  casino_request_retry_count: count.optional(),
};
const freespin = { freespin_id: sent.optional(), quantity: count.optional() };

/** Not negative; decimals after the second are zeros. */
const amount = z
  .string()
  .max(20)
  .regex(/^\d{1,12}(\.\d{1,2}0*)?$/);
const betType = z.enum(['bet', 'tip', 'freespin']);

/** A callback's fields. Unknown types of wins are accepted: the player has won the money. */
export const callbackSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('balance'),
    player_id: sent,
    currency: transaction.currency,
    session_id: sent.optional(),
  }),
  z.object({ action: z.literal('bet'), ...transaction, ...freespin, amount, type: betType.default('bet') }),
  z.object({ action: z.literal('win'), ...transaction, ...freespin, amount, type: sent.default('win') }),
  z.object({
    action: z.literal('refund'),
    ...transaction,
    ...freespin,
    amount,
    type: betType.default('bet'),
    bet_transaction_id: sent,
  }),
  z.object({
    action: z.literal('rollback'),
    ...transaction,
    provider_round_id: sent.optional(),
    rollback_transactions: z
      .array(
        z.object({
          action: z.enum(['bet', 'win', 'refund']),
          amount,
          transaction_id: sent,
          type: sent.optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
]);

const balance = z.number().min(0);

/** A merchant's answer, always with status 200. */
export const callbackAnswerSchema = z.union([
  z.object({
    error_code: z.enum(['INSUFFICIENT_FUNDS', 'INTERNAL_ERROR']),
    error_description: z.string().max(500),
  }),
  z.object({ balance, transaction_id: id, rollback_transactions: z.array(id) }),
  z.object({ balance, transaction_id: id }),
  z.object({ balance }).strict(),
]);
export type CallbackAnswer = z.output<typeof callbackAnswerSchema>;
