import { call } from '../../core/connection/connection.ts';
import type { OfficeFound } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

const NUMBER = /^#?(\d{1,9})$/;
const TRANSACTION = /^\S{6,200}$/;
const WITHDRAWAL = 2;
const MAX_SHOWN = 8;
const DAY_LENGTH = 10;

/** Payments by their number, or by that of a provider. */
export const findPayments = async (text: string): Promise<readonly OfficeFound[]> => {
  const number = NUMBER.exec(text)?.[1];
  const searches = [
    ...(number !== undefined && Number(number) > 0 ? [{ number: Number(number) }] : []),
    ...(TRANSACTION.test(text) ? [{ transaction: text }] : []),
  ];
  const answers = await Promise.all(searches.map((search) => call('officePayments.list', search)));
  const found = new Map(answers.flatMap(({ payments }) => payments).map((row) => [row.payment.id, row]));
  return [...found.values()].slice(0, MAX_SHOWN).map(({ payment: { id, code, createdAt }, player: { nick } }) => ({
    key: String(id),
    to: code === WITHDRAWAL ? `/office/withdrawals/${id}` : `/office/payments?number=${id}`,
    name: `#${id}`,
    about: `${nick} · ${new Date(createdAt).toISOString().slice(0, DAY_LENGTH)}`,
    by: label(texts('office-payments', 'main'), code === WITHDRAWAL ? 'withdrawal' : 'deposit'),
  }));
};
