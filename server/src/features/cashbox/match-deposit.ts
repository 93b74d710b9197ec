import { cashbox, type UnitOfWork } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { paymentCodes } from '../../../contract/features/cashbox-values.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Row = cashbox.PaymentRow;

/** A payment that a provider tells of, and which of ours it is. */
export interface SeenOf {
  provider: string;
  seen: cashbox.SeenDeposit;
  row: cashbox.ProviderPaymentRow; // locked
  at: number;
}

/** Another payment for details that one was made by already: money that arrives is the player's. */
const addSibling = (em: UnitOfWork['em'], first: Row, { seen, at }: SeenOf): Promise<Row> => {
  const { userId, code, paywayId, methodId, provider, currencyId, courseMicro } = first;
  return cashbox.paymentRepository(em).add({
    ref: randomUUIDv7(),
    userId,
    code,
    paywayId,
    methodId,
    provider,
    currencyId,
    courseMicro,
    amount: 0n,
    providerTransaction: seen.transactionId,
    isLate: true,
    at,
  });
};

const askedFor = async (em: UnitOfWork['em'], source: SeenOf): Promise<Row | undefined> => {
  const { provider, seen } = source;
  if (!UUID.test(seen.reference)) return undefined;
  const payment = await cashbox.paymentRepository(em).lockByRef(seen.reference);
  if (!payment || payment.code !== paymentCodes.deposit || payment.provider !== provider) return undefined;
  const isTaken = payment.providerTransaction != null && payment.providerTransaction !== seen.transactionId;
  return isTaken ? addSibling(em, payment, source) : payment;
};

/** Anybody can have a provider make another address for a reference, on terms of their own: it is none of ours. */
const isMadeByUs = (
  { address }: cashbox.DepositAddressRow,
  { address: paid = address }: cashbox.SeenDeposit,
): boolean => paid === address || (/^0x/i.test(address) && paid.toLowerCase() === address.toLowerCase());

const addressed = async (em: UnitOfWork['em'], { provider, seen, at }: SeenOf): Promise<Row | undefined> => {
  const addresses = cashbox.depositAddressRepository(em);
  const { reference } = seen;
  const address = UUID.test(reference) ? await addresses.findByRef(reference) : null;
  if (address?.provider !== provider || !isMadeByUs(address, seen)) return undefined;
  const { payway, method } = await cashbox.methodById(em, address.methodId);
  const { courseMicro } = await cashbox.courseRepository(em).ofCurrency(method.currencyId);
  return cashbox.paymentRepository(em).add({
    ref: randomUUIDv7(),
    userId: address.userId,
    code: paymentCodes.deposit,
    paywayId: payway.id,
    methodId: method.id,
    provider,
    currencyId: method.currencyId,
    courseMicro,
    amount: 0n,
    memoTag: address.memo ?? null,
    purseNumber: address.address,
    providerTransaction: seen.transactionId,
    at,
  });
};

/** The payment that money belongs to, locked. One that arrives at an address, or once more, gets a payment now. */
export const matchDeposit = async ({ em }: UnitOfWork, source: SeenOf): Promise<Row | undefined> => {
  if (source.row.paymentId != null)
    return (await cashbox.paymentRepository(em).lock(source.row.paymentId)) ?? undefined;
  return (await askedFor(em, source)) ?? addressed(em, source);
};
