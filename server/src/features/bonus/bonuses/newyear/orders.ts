import { inUnitOfWork, newyear as storage, recordAccountEvent, type EntityManager } from 'db';
import {
  NEWYEAR_KEPT_MS,
  NEWYEAR_SHIPS_WITHIN_MS,
  newyearCodes,
  type NewyearOrderData,
  type NewyearOrdered,
  type NewyearWonThing,
} from '../../../../../contract/features/newyear.contract.ts';
import type { Language } from '../../../../../contract/languages.ts';
import type { FeatureTools } from '../../../../core/features/feature.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { listWon } from './prizes.ts';

type OrderTools = Pick<FeatureTools, 'db' | 'clock'>;

/** A player's physical prizes and their orders. */
export const loadOrders = async (
  em: EntityManager,
  userId: bigint,
  lang: Language,
): Promise<{ open: NewyearWonThing[]; ordered: NewyearOrdered[] }> => {
  const won = await listWon(em, userId, lang);
  const orders = await storage.newyearOrderRepository(em).ofUser(userId);
  const byTicket = new Map(orders.map((order) => [`${order.edition}-${order.number}`, order]));
  return {
    open: won.filter(({ id }) => !byTicket.has(id)),
    ordered: won.flatMap((thing) => {
      const order = byTicket.get(thing.id);
      if (!order) return [];
      const { createdAt, shippedAt = null, tracking } = order;
      return [{ ...thing, orderedAt: createdAt, shipsBy: createdAt + NEWYEAR_SHIPS_WITHIN_MS, shippedAt, tracking }];
    }),
  };
};

const filledIn = (data: NewyearOrderData): NewyearOrderData => {
  const trimmed = Object.fromEntries(Object.entries(data).map(([name, text]) => [name, text.trim()]));
  const empty = Object.keys(trimmed).find((name) => trimmed[name] === '');
  if (empty !== undefined) throw new CallError(newyearCodes.fieldsEmpty, { field: empty });
  return trimmed as NewyearOrderData;
};

const keyOf = (userId: bigint, ticket: string) => {
  const [edition = '', number = ''] = ticket.split('-');
  return { userId, edition, number: Number(number) };
};

/** Orders a won prize, once. Throws CallError NEWYEAR_FIELDS_EMPTY, 404, NEWYEAR_ORDERED. */
export const createOrder = async (
  { db, clock }: OrderTools,
  userId: bigint,
  { prize, orderData }: { prize: string; orderData: NewyearOrderData },
): Promise<void> => {
  const address = filledIn(orderData);
  const key = keyOf(userId, prize);
  await inUnitOfWork(db, async ({ em }) => {
    const won = await storage.newyearSpinRepository(em).findThing(key);
    if (!won) throw new CallError(newyearCodes.notWon);
    const order = { ...key, ...address, createdAt: clock.now() };
    if ((await storage.newyearOrderRepository(em).add(order)) === undefined) throw new CallError(newyearCodes.ordered);
    await recordAccountEvent(em, { userId, kind: 'newyear.ordered', details: { prize: won.prize } });
  });
};

/** Erases the addresses of orders shipped long enough ago. */
export const eraseAddresses = async ({ db, clock }: OrderTools): Promise<void> => {
  const at = clock.now();
  await storage.newyearOrderRepository(db.orm.em.fork()).erase(at - NEWYEAR_KEPT_MS, at);
};
