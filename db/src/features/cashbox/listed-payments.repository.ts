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

/** Payments in whatever state, the newest first. */
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
    ...(before === undefined ? [] : [{ id: { $lt: before } }]),
    ...(ownerId === undefined ? [] : [{ userId: ownerId }]),
    ...(player === undefined ? [] : [{ userId: { $in: await usersNamed(em, player) } }]),
  ];
  const found = await em.find(
    PaymentEntity,
    { $and: conditions },
    { orderBy: { id: 'desc' }, limit: search.limit, refresh: true },
  );
  const users = await em.find(UserEntity, { id: { $in: found.map(({ userId }) => userId) } });
  const players = new Map(users.map(({ id: userId, publicId, nick }) => [userId, { publicId, nick }]));
  return found.map((payment) => ({ payment, player: players.get(payment.userId) ?? { publicId: '', nick: '' } }));
};
