import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { inTransaction } from '../../core/transaction.ts';
import { violatedConstraint } from '../../core/sql.ts';
import { PaymentEntity } from '../cashbox/payment.entities.ts';
import { SlotSessionEntity, type SlotAccount } from './casino.entities.ts';
import { ProviderGameEntity } from '../catalogue/catalogue.entities.ts';

/** A real-money session to be opened. */
export interface SlotSessionInput {
  userId: bigint;
  gameId: bigint;
  sentGame: string; // aggregator's id of the edition
  accountKind: SlotAccount;
  accountId: bigint;
  currencyId: number;
  currency: string;
  courseMicro: bigint;
  signInId?: string | undefined; // the player's own session, with whose end it ends; left out: it ends by itself
  at: number; // ms since epoch
}

const ATTEMPTS = 5;

/** Opens a session and ends the player's open one. Gives both ids. */
export const openSlotSession = async (
  pool: Pool,
  input: SlotSessionInput,
): Promise<{ id: string; endedId: string | undefined }> => {
  const { userId, gameId, sentGame, accountKind, accountId, currencyId, currency, courseMicro, signInId, at } = input;
  const id = randomUUIDv7();
  const open = (): Promise<{ id: string; endedId: string | undefined }> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'UPDATE slot_session SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL RETURNING id',
        [userId, at],
      );
      await client.query(
        `INSERT INTO slot_session (id, user_id, game_id, sent_game, account_kind, account_id, currency_id, currency, course_micro, opened_at,
           signed_in_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (SELECT created_at FROM session WHERE id = $11))`,
        [id, userId, gameId, sentGame, accountKind, accountId, currencyId, currency, courseMicro, at, signInId],
      );
      return { id, endedId: rows[0]?.id };
    });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      // a parallel request opened another one: the later one stays
      if (attempt === ATTEMPTS || violatedConstraint(error) !== 'slot_session_one_open') throw error;
    }
  }
};

/** Stores the address that the aggregator gave for a session. */
export const setSlotSessionUrl = async (em: EntityManager, id: string, url: string): Promise<void> => {
  await em.nativeUpdate(SlotSessionEntity, { id }, { url });
};

/** Ends a player's session. False when it is not theirs or not open. */
export const endSlotSession = async (
  em: EntityManager,
  { id, userId, at }: { id: string; userId: bigint; at: number },
): Promise<boolean> => (await em.nativeUpdate(SlotSessionEntity, { id, userId, endedAt: null }, { endedAt: at })) === 1;

/** The address of a player's open session; null: not known yet; undefined: no such session. */
export const slotSessionUrl = async (
  em: EntityManager,
  { id, userId }: { id: string; userId: bigint },
): Promise<string | null | undefined> =>
  (await em.findOne(SlotSessionEntity, { id, userId, endedAt: null }, { refresh: true }))?.url;

/** Totals of a session without void rounds. */
interface SlotsPlayed {
  rounds: number;
  open: number; // open rounds among these
  stakedMinor: bigint;
  paidMinor: bigint;
}

/** Totals of a player's session; undefined: no such session. */
export const playedInSession = async (
  client: Queryable,
  { id, userId }: { id: string; userId: bigint },
): Promise<SlotsPlayed | undefined> => {
  const { rows } = await client.query<SlotsPlayed>(
    `SELECT count(r.id)::int AS rounds, count(r.id) FILTER (WHERE r.state = 'open')::int AS open,
       coalesce(sum(r.stake), 0)::bigint AS "stakedMinor",
       coalesce(sum(r.payout), 0)::bigint AS "paidMinor"
     FROM slot_session s LEFT JOIN slot_round r ON r.session_id = s.id AND r.state <> 'void'
     WHERE s.id = $1 AND s.user_id = $2 GROUP BY s.id`,
    [id, userId],
  );
  return rows[0];
};

/** The game that a player can continue: that of the open session or of an open round. */
export const continuedGame = async (client: Queryable, userId: bigint): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT id FROM (
       (SELECT game_id AS id, 1 AS place FROM slot_session WHERE user_id = $1 AND ended_at IS NULL)
       UNION ALL
       (SELECT game_id, 2 FROM slot_round WHERE user_id = $1 AND state = 'open' ORDER BY last_at DESC LIMIT 1)
     ) g ORDER BY place LIMIT 1`,
    [userId],
  );
  return rows[0]?.id;
};

/** True when a player's deposit was credited since a moment, ms since epoch. */
export const hasDepositedSince = async (em: EntityManager, userId: bigint, since: number): Promise<boolean> =>
  (await em.count(PaymentEntity, { userId, code: 1, state: 2, doneAt: { $gte: since } })) > 0;

/** The aggregator's address of a game's picture; undefined: we serve none. */
export const pictureSourceOf = async (em: EntityManager, identifier: string): Promise<string | undefined> =>
  (await em.findOne(ProviderGameEntity, { identifier }))?.pictureSource ?? undefined;
