import { readUser, type cashbox, type UnitOfWork } from 'db';
import { formatMinor } from 'games-engine';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { CashTools } from './cash-tools.ts';
import { settleDeposit, type SettledDeposit } from './settle-deposit.ts';

/** Everybody who is told of a credited deposit, once it is committed: the player's pages, in all processes, and a letter. */
const tellCredited = async ({ mailer }: CashTools, { client }: UnitOfWork, payment: cashbox.PaymentRow) => {
  const { userId, baseMinor, bonusMinor } = payment;
  await tellPlayerChanged(client, userId);
  const user = await readUser(client, userId); // not locked: a withdrawal locks it before the ledger's accounts
  if (!user?.email || !user.emailVerified) return;
  const lang = isLanguage(user.lang) ? user.lang : languages[0];
  const amount = formatMinor(baseMinor + bonusMinor);
  await mailer.send(client, 'depositCredited', { email: user.email, lang, userId }, { nick: user.nick, amount });
};

/** Takes in a payment that a provider tells of, and tells its player. `record`: what is kept of it in the same transaction. */
export const takePayment = async (
  tools: CashTools,
  provider: string,
  seen: cashbox.SeenDeposit,
  record: (unit: UnitOfWork, settled: SettledDeposit, at: number) => Promise<void> = async () => undefined,
): Promise<SettledDeposit> => {
  const at = tools.clock.now();
  const settled = await tools.atomically(async (unit) => {
    const made = await settleDeposit(unit, { provider, seen, at });
    if (made.isCredited && made.payment) await tellCredited(tools, unit, made.payment);
    await record(unit, made, at);
    return made;
  });
  if (settled.payment) await tools.pushPayment(settled.payment);
  return settled;
};
