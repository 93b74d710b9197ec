import { cashbox, officePlayer } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PLAYERS_PAGE } from '../../../contract/features/office-players.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { shownPayment } from '../../core/payments/shown-payment.ts';

/** A player's payments in whatever state, the newest first. */
export const loadPayments = async (
  { em: fresh, currencies }: Pick<FeatureTools, 'em' | 'currencies'>,
  userId: bigint,
  cursor: number | undefined,
): Promise<CallAnswer<'officePlayers.payments'>> => {
  const em = fresh();
  const rows = await cashbox.listPayments(em, { userId, before: cursor, limit: PLAYERS_PAGE + 1 });
  const names = { catalogue: await cashbox.loadCashCatalogue(em), currencies };
  const page = rows.slice(0, PLAYERS_PAGE);
  return {
    payments: page.map(({ payment }) => ({ payment: shownPayment(payment, names), provider: payment.provider })),
    cursor: rows.length > page.length ? (page.at(-1)?.payment.id ?? null) : null,
  };
};

const markOf = (cursor = ''): officePlayer.LedgerMark =>
  Object.fromEntries(
    cursor
      .split(',')
      .filter(Boolean)
      .map((part) => part.split(':'))
      .map(([kind = '', version = '0']) => [kind, BigInt(version)]),
  );

const cursorOf = (mark: officePlayer.LedgerMark): string =>
  Object.entries(mark)
    .map(([kind, version]) => `${kind}:${version}`)
    .join(',');

/** Every entry of a player's accounts, the newest first. */
export const loadLedger = async (
  { db }: Pick<FeatureTools, 'db'>,
  userId: bigint,
  { account, cursor }: { account?: string | undefined; cursor?: string | undefined },
): Promise<CallAnswer<'officePlayers.ledger'>> => {
  const asked = { account, mark: markOf(cursor), limit: PLAYERS_PAGE };
  const { entries, mark } = await officePlayer.playerLedger(db.pool, userId, asked);
  return {
    entries: entries.map(({ transactionId, line, amount, balanceAfter, kind, account: of, at }) => ({
      id: `${transactionId}:${line}`,
      transaction: transactionId,
      kind,
      account: of,
      amount: Number(amount),
      balanceAfter: Number(balanceAfter),
      at,
    })),
    cursor: mark ? cursorOf(mark) : null,
  };
};
