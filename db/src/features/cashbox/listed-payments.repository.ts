import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { matchingAccounts } from '../account/moderation.repository.ts';
import { UserEntity } from '../account/user.entity.ts';
import { PaymentEntity } from './payment.entities.ts';
import type { PaymentRow } from './payments.repository.ts';

const MAX_PLAYERS = 50; // players found by the beginning of a name

/** Conditions of the desk's list; one that is left out holds for all. */
export interface PaymentSearch {
  code?: number | undefined; // 1 deposit, 2 withdrawal
  state?: number | undefined;
  paywayId?: number | undefined;
  provider?: string | undefined;
  userId?: bigint | undefined;
  player?: string | undefined; // begin of a nick or login, or a whole e-mail, public id or number
  id?: number | undefined;
  transaction?: string | undefined; // the provider's number
  from?: number | undefined; // ms since epoch, asked for from then on
  to?: number | undefined; // and before that
  minMinor?: bigint | undefined; // base hundredths
  maxMinor?: bigint | undefined;
  before?: number | undefined; // a payment's id: only older ones
  limit: number;
}

/** A payment and whose it is. */
export interface ListedPaymentRow {
  payment: PaymentRow;
  player: { publicId: string; nick: string };
}

const usersNamed = async (em: EntityManager, text: string): Promise<bigint[]> =>
  (await em.find(UserEntity, matchingAccounts(text), { fields: ['id'], limit: MAX_PLAYERS })).map(({ id }) => id);

/** Payments after a row of a list in the order of their times. */
const afterRow = async (em: EntityManager, id: number): Promise<FilterQuery<PaymentRow>> => {
  const last = await em.findOne(PaymentEntity, { id }, { fields: ['createdAt'] });
  if (!last) return { id: { $lt: id } };
  return { $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: id } }] };
};

/**
 * Payments in whatever state, the newest first. Those of a time are read along their times: in the order of their numbers all that
 * came after would be read.
 */
export const listPayments = async (em: EntityManager, search: PaymentSearch): Promise<ListedPaymentRow[]> => {
  const {
    code,
    state,
    paywayId,
    provider,
    userId: ownerId,
    player,
    id,
    transaction,
    from,
    to,
    minMinor,
    maxMinor,
    before,
  } = search;
  const isOfTime = from !== undefined || to !== undefined;
  const conditions: FilterQuery<PaymentRow>[] = [
    ...(code === undefined ? [] : [{ code }]),
    ...(state === undefined ? [] : [{ state }]),
    ...(paywayId === undefined ? [] : [{ paywayId }]),
    ...(provider === undefined ? [] : [{ provider }]),
    ...(id === undefined ? [] : [{ id }]),
    ...(transaction === undefined ? [] : [{ providerTransaction: transaction }]),
    ...(from === undefined ? [] : [{ createdAt: { $gte: from } }]),
    ...(to === undefined ? [] : [{ createdAt: { $lt: to } }]),
    ...(minMinor === undefined ? [] : [{ baseMinor: { $gte: minMinor } }]),
    ...(maxMinor === undefined ? [] : [{ baseMinor: { $lte: maxMinor } }]),
    ...(before === undefined ? [] : [isOfTime ? await afterRow(em, before) : { id: { $lt: before } }]),
    ...(ownerId === undefined ? [] : [{ userId: ownerId }]),
    ...(player === undefined ? [] : [{ userId: { $in: await usersNamed(em, player) } }]),
  ];
  const found = await em.find(
    PaymentEntity,
    { $and: conditions },
    { orderBy: isOfTime ? { createdAt: 'desc', id: 'desc' } : { id: 'desc' }, limit: search.limit, refresh: true },
  );
  const users = await em.find(UserEntity, { id: { $in: found.map(({ userId }) => userId) } });
  const players = new Map(users.map(({ id: userId, publicId, nick }) => [userId, { publicId, nick }]));
  return found.map((payment) => ({ payment, player: players.get(payment.userId) ?? { publicId: '', nick: '' } }));
};
