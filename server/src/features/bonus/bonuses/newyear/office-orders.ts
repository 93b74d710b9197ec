import { bonus, inUnitOfWork, newyear as storage, recordAccountEvent } from 'db';
import {
  NEWYEAR_SHIPS_WITHIN_MS,
  officeNewyearCodes,
  type NewyearOrderData,
  type OfficeNewyearOrder,
} from '../../../../../contract/features/newyear.contract.ts';
import { assertOtherPerson, type Staff } from '../../../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../../../core/features/feature.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { newyear } from './newyear.ts';

type OrderTools = Pick<FeatureTools, 'db' | 'clock'>;

const MAX_ROWS = 200;

/** Orders for the back office, with accounts that share something with the player. */
export const listOrders = async ({ db }: OrderTools): Promise<OfficeNewyearOrder[]> => {
  const orders: OfficeNewyearOrder[] = [];
  for (const { userId, publicId, nick, createdAt, ...order } of await storage.newyearOrders(db.pool, MAX_ROWS))
    orders.push({
      ...order,
      player: { userId: publicId, nick },
      at: createdAt,
      shipsBy: createdAt + NEWYEAR_SHIPS_WITHIN_MS,
      others:
        order.shippedAt === null
          ? await bonus.otherTakersOf(db.pool, { userId, bonus: newyear.id, identity: null })
          : [],
    });
  return orders;
};

const addressOf = ({
  fullName,
  country,
  region,
  cite,
  address,
  index,
  telegram,
}: storage.NewyearOrder): NewyearOrderData | null =>
  fullName == null
    ? null
    : {
        fullName,
        country: country ?? '',
        region: region ?? '',
        cite: cite ?? '',
        address: address ?? '',
        index: index ?? '',
        telegram: telegram ?? '',
      };

/** The address of an order; null: erased. The read is recorded in the player's trail. Throws CallError 404. */
export const readAddress = (
  { db }: OrderTools,
  { actorId, address }: Staff,
  id: number,
): Promise<NewyearOrderData | null> =>
  inUnitOfWork(db, async ({ em }) => {
    const order = await storage.newyearOrderRepository(em).byId(id);
    if (!order) throw new CallError(officeNewyearCodes.notFound);
    const details = { order: id };
    await recordAccountEvent(em, { userId: order.userId, actorId, kind: 'newyear.addressRead', details, address });
    return addressOf(order);
  });

/** Marks an order as shipped. Gives its player. Throws CallError 404, OWN_ORDER, SAME_PERSON, GONE. */
export const shipOrder = (
  { db, clock }: OrderTools,
  staff: Staff,
  { id, tracking }: { id: number; tracking: string },
): Promise<bigint> =>
  inUnitOfWork(db, async ({ em }) => {
    const { actorId, address } = staff;
    const orders = storage.newyearOrderRepository(em);
    const order = await orders.lock(id);
    if (!order) throw new CallError(officeNewyearCodes.notFound);
    const { userId } = order;
    if (userId === actorId) throw new CallError(officeNewyearCodes.ownOrder);
    await assertOtherPerson(em, staff, userId);
    if (order.shippedAt != null) throw new CallError(officeNewyearCodes.gone);
    await orders.ship(id, { shippedAt: clock.now(), shippedBy: actorId, tracking });
    await recordAccountEvent(em, { userId, actorId, kind: 'newyear.shipped', details: { order: id }, address });
    return userId;
  });
