import { houseDayOf, houseDayText } from 'games-engine';
import { call } from '../../core/connection/connection.ts';
import type { OfficeFound } from '../../core/features/feature.ts';
import { label, sayWhenLoaded, texts } from '../../core/i18n/messages.ts';

const NUMBER = /^#?(\d{1,9})$/;
const TRANSACTION = /^\S{6,200}$/;
const WITHDRAWAL = 2;
const MAX_SHOWN = 8;

/** Payments by their number, or by that of a provider. */
export const findPayments = async (text: string): Promise<readonly OfficeFound[]> => {
  const number = NUMBER.exec(text)?.[1];
  const searches = [
    ...(number !== undefined && Number(number) > 0 ? [{ number: Number(number) }] : []),
    ...(TRANSACTION.test(text) ? [{ transaction: text }] : []),
  ];
  const answers = await Promise.all(searches.map((search) => call('officePayments.list', search)));
  const found = new Map(answers.flatMap(({ payments }) => payments).map((row) => [row.payment.id, row]));
  const shown = [...found.values()].slice(0, MAX_SHOWN).map(async ({ payment: { id, code, createdAt }, player }) => {
    const isWithdrawal = code === WITHDRAWAL;
    const kind = await sayWhenLoaded(label(texts('office-payments', 'main'), isWithdrawal ? 'withdrawal' : 'deposit'));
    return {
      key: String(id),
      to: isWithdrawal ? `/office/withdrawals/${id}` : `/office/payments?number=${id}`,
      name: `#${id}`,
      about: [kind, player.nick, houseDayText(houseDayOf(createdAt))].join(' · '),
    };
  });
  return Promise.all(shown);
};
