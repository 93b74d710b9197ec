import { cashbox, userRepository, type UnitOfWork } from 'db';
import { formatMinor } from 'games-engine';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { DESTINATION_SECRET, destinationKeyOf } from '../../core/payments/destination-key.ts';
import type { PaymentSource, SeenPayment } from '../../core/payments/gateways.ts';
import { tracedWithin } from '../../core/observability/tracing.ts';
import type { CashTools } from './cash-tools.ts';
import { settleDeposit, type SettledDeposit } from './settle-deposit.ts';

/** Everybody who is told of a credited deposit, once it is committed: the player's pages, in all processes, and a letter. */
export const tellCredited = async ({ mailer }: CashTools, { em }: UnitOfWork, payment: cashbox.PaymentRow) => {
  const { userId, baseMinor, bonusMinor, feeMinor } = payment;
  await tellPlayerChanged(em, userId);
  const user = await userRepository(em).findById(userId); // not locked: a withdrawal locks it before the ledger's accounts
  if (!user?.email || !user.emailVerified) return;
  const lang = isLanguage(user.lang) ? user.lang : languages[0];
  const amount = formatMinor(baseMinor - feeMinor + bonusMinor);
  await mailer.send(em, 'depositCredited', { email: user.email, lang, userId }, { nick: user.nick, amount });
};

interface SourceOf {
  provider: string;
  seen: { transactionId: string; source?: PaymentSource | undefined };
  credited: cashbox.PaymentRow | undefined;
}

/**
 * Notes where money came from: during a break it goes back there without a second person. Kept from the first word of a provider
 * until the deposit is credited, which may be told of without it, or wait for a course.
 */
export const noteSource = async (
  { secrets }: CashTools,
  { em }: UnitOfWork,
  { provider, seen: { transactionId, source }, credited }: SourceOf,
): Promise<void> => {
  if (!source && !credited) return;
  const key = source ? destinationKeyOf(secrets.keyFor(DESTINATION_SECRET), { ...source, memo: null }) : null;
  const kept = await cashbox.keepSource(em, { provider, transactionId }, key);
  if (kept && credited) await cashbox.noteDepositSource(em, credited, kept);
};

/** Takes in a payment that a provider tells of, and tells its player. `record`: what is kept of it in the same transaction. */
export const takePayment = async (
  tools: CashTools,
  provider: string,
  seen: cashbox.SeenDeposit & Pick<SeenPayment, 'source'>,
  record: (unit: UnitOfWork, settled: SettledDeposit, at: number) => Promise<void> = async () => undefined,
): Promise<SettledDeposit> => {
  const at = tools.clock.now();
  const settled = await tools.atomically(async (unit) => {
    const settled = await settleDeposit(unit, { provider, seen, at });
    const credited = settled.isCredited ? settled.payment : undefined;
    await noteSource(tools, unit, { provider, seen, credited });
    if (credited) await tellCredited(tools, unit, credited);
    await record(unit, settled, at);
    return settled;
  });
  const { payment } = settled;
  if (payment) await tracedWithin('tell payment', {}, () => tools.pushPayment(payment));
  return settled;
};
