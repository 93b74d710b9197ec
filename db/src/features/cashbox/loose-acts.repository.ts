import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { LooseActEntity, type LooseActRow, type LooseList } from './loose-act.entity.ts';
import { ProviderPaymentEntity } from './payment.entities.ts';
import type { ProviderPaymentRow } from './provider-payments.repository.ts';

/** An act about to be proposed, or a line about to be closed. */
export interface NewLooseAct extends Pick<LooseActRow, 'kind' | 'list' | 'line' | 'authorId' | 'reason'> {
  providerPaymentId?: number;
  userId?: bigint;
  at: number; // ms since epoch
}

/** Columns that an act's life fills in. */
export type LooseActChanges = Partial<
  Pick<
    LooseActRow,
    'status' | 'deciderId' | 'decision' | 'decidedAt' | 'paymentId' | 'attempts' | 'nextAt' | 'problem' | 'doneAt'
  >
>;

/** An act with the names of its people and what it is about. */
export type NamedLooseAct = LooseActRow &
  Deciders & { player: { publicId: string; nick: string } | null; money: ProviderPaymentRow | null };

const SHOWN = 50;

/** Acts on loose ends. */
export const looseActRepository = (em: EntityManager) => ({
  /** The new act's id; undefined while the line has one that waits, is under way or has closed it. */
  async add({ at, ...row }: NewLooseAct): Promise<number | undefined> {
    const isClosed = row.kind === 'close';
    const values = {
      ...row,
      status: isClosed ? 'done' : 'proposed',
      createdAt: at,
      doneAt: isClosed ? at : null,
    } as const;
    try {
      return await em.insert(LooseActEntity, { ...values, decision: '', attempts: 0 });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  /** An act, locked until the transaction ends. */
  lock: (id: number): Promise<LooseActRow | null> =>
    em.findOne(LooseActEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  async change(id: number, changes: LooseActChanges): Promise<void> {
    await em.nativeUpdate(LooseActEntity, { id }, changes);
  },

  /** Refunds that are due, the oldest first. */
  due: async (at: number, limit: number): Promise<number[]> => {
    const where = { status: 'sending', nextAt: { $lte: at } } as const;
    return (await em.find(LooseActEntity, where, { orderBy: { nextAt: 'asc' }, limit })).map(({ id }) => id);
  },

  /** Keys among these lines of a list that have been dealt with. */
  async doneLines(list: LooseList, lines: readonly string[]): Promise<Set<string>> {
    const rows = await em.find(LooseActEntity, { list, line: { $in: [...lines] }, status: 'done' });
    return new Set(rows.map(({ line }) => line));
  },

  /** Acts that wait or are under way, then those that are over, the newest first. */
  async list(): Promise<NamedLooseAct[]> {
    const open = await em.find(
      LooseActEntity,
      { status: { $in: ['proposed', 'sending'] } },
      { orderBy: { id: 'asc' } },
    );
    const over = await em.find(
      LooseActEntity,
      { status: { $nin: ['proposed', 'sending'] } },
      { orderBy: { id: 'desc' }, limit: SHOWN },
    );
    const acts = await withDeciders(em, [...open, ...over]);
    const userIds = acts.flatMap(({ userId }) => userId ?? []);
    const players = await em.find(UserEntity, { id: { $in: userIds } }, { fields: ['publicId', 'nick'] });
    const moneyIds = acts.flatMap(({ providerPaymentId }) => providerPaymentId ?? []);
    const money = new Map(
      (await em.find(ProviderPaymentEntity, { id: { $in: moneyIds } })).map((row) => [row.id, row]),
    );
    const named = new Map(players.map(({ id, publicId, nick }) => [id, { publicId, nick }]));
    return acts.map((act) => ({
      ...act,
      player: (act.userId != null && named.get(act.userId)) || null,
      money: money.get(act.providerPaymentId ?? 0) ?? null,
    }));
  },
});

/** Key of a difference between a provider's list and ours: another one of the same payment is another line. */
export const differenceLine = (provider: string, difference: Record<string, unknown>): string =>
  [provider, ...['kind', 'transaction', 'theirs', 'ours'].map((name) => String(difference[name] ?? ''))].join('|');
