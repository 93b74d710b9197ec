import { support, type Queryable } from 'db';
import type { SupportCard } from '../../../contract/features/support-cards.ts';
import { supportRefs, type SupportTopic } from '../../../contract/features/support-values.ts';
import type { bonusAccount } from '../../../contract/features/taken.ts';
import type { z } from 'zod';

type CardOf<Kind extends SupportCard['kind']> = Extract<SupportCard, { kind: Kind }>;

const refShapes = {
  payment: /^[1-9]\d{0,8}$/,
  round: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  bonus: /^[1-9]\d{0,17}$/,
  error: /^[\w.:-]{1,64}$/,
} as const;

const kindOf = (topic: string): SupportCard['kind'] | undefined =>
  (supportRefs as Partial<Record<string, SupportCard['kind']>>)[topic];

/** A card as pages show it. */
export const shownCard = (row: support.SupportCardRow): SupportCard => {
  const { ref, at } = row;
  if (row.kind === 'payment') {
    const { kind, isWithdrawal, amount, currency, payway, state } = row;
    return { kind, ref, isWithdrawal, amount: Number(amount), currency, payway, state, at } as CardOf<'payment'>;
  }
  if (row.kind === 'round') {
    const { kind, game, money, stake, payout, isOver } = row;
    const amounts = { stakeMinor: Number(stake), payoutMinor: Number(payout) };
    return { kind, ref, game, money, ...amounts, isOver, at } as CardOf<'round'>;
  }
  const { kind, bonus, amount, status } = row;
  const account = row.account as z.output<typeof bonusAccount>;
  return { kind, ref, bonus, account, amount: Number(amount), status, at } as CardOf<'bonus'>;
};

/** Subject that a topic is linked to. */
export interface Linked {
  userId: bigint | null; // null: a guest's
  topic: string;
  topicRef: string | null;
}

/** Finds the cards of these in their order; null where nothing is linked, or it is not that player's. */
export const findCards = async (client: Queryable, all: readonly Linked[]): Promise<(SupportCard | null)[]> => {
  const asked = all.map(({ userId, topic, topicRef }) => {
    const kind = kindOf(topic);
    const ref = topicRef?.toLowerCase() ?? '';
    return { userId, kind, ref: kind === 'error' ? (topicRef ?? '') : ref };
  });
  const subjects = asked.flatMap(({ userId, kind, ref }) =>
    userId !== null && kind !== undefined && kind !== 'error' && refShapes[kind].test(ref)
      ? [{ userId, kind, ref }]
      : [],
  );
  const rows = await support.supportCards(client, subjects);
  return asked.map(({ userId, kind, ref }) => {
    if (kind === 'error') return refShapes.error.test(ref) ? { kind, ref } : null;
    const row = rows.find((each) => each.userId === userId && each.kind === kind && each.ref === ref);
    return row ? shownCard(row) : null;
  });
};

const SUBJECTS = 5;

/** The last things of a player that a topic may be linked to. */
export const findSubjects = async (client: Queryable, userId: bigint, topic: SupportTopic): Promise<SupportCard[]> => {
  const kind = kindOf(topic);
  if (kind === 'payment') {
    const search = { isWithdrawal: topic === 'withdrawal', limit: SUBJECTS };
    return (await support.lastSupportPayments(client, userId, search)).map(shownCard);
  }
  if (kind === 'round') return (await support.lastSupportRounds(client, userId, SUBJECTS)).map(shownCard);
  if (kind === 'bonus') return (await support.lastSupportBonuses(client, userId, SUBJECTS)).map(shownCard);
  return [];
};
