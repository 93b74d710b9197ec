import { COURSE_ONE } from 'games-engine';
import { accountsOf, type CurrencyRow, type Database } from 'db';
import { cashCodes, type Currency } from '../../../contract/profile.contract.ts';
import type { LegacyData, platformRequests } from '../../../contract/legacy.contract.ts';
import { changeSettings } from '../../core/auth/changes.ts';
import { courseText } from '../../core/payments/course-states.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import type { CurrencyCache } from './currencies.ts';

type CashName = Extract<keyof typeof platformRequests, `cash:${string}`>;
type Handlers = { [N in CashName]: CallHandler<(typeof platformRequests)[N], LegacyData<N>> };

const DIC = 6;
const USDIC = 7;

const shown = ({ id, code, image, selectable, shown: courses }: CurrencyRow): Currency => ({
  id,
  name: code,
  course: courseText(courses[0]?.courseMicro ?? COURSE_ONE),
  image,
  selectable,
  courses: courses.map(({ courseMicro, since }) => ({ course: courseText(courseMicro), since })),
});

/** USDIC is for players who hold some; DIC is no currency to play in. */
const assertAvailable = async (db: Database, userId: bigint, currencyId: number): Promise<void> => {
  if (currencyId === DIC) throw new CallError(cashCodes.unavailable);
  if (currencyId !== USDIC) return;
  const { usdic, usdicLocked } = await accountsOf(db.pool, userId);
  if ((usdic?.balanceMinor ?? 0n) + (usdicLocked?.balanceMinor ?? 0n) === 0n)
    throw new CallError(cashCodes.unavailable);
};

/** `cash:loadCurrencies` and `cash:changeCurrencies`. */
export const createCashHandlers = ({ db, currencies }: { db: Database; currencies: CurrencyCache }): Handlers => ({
  'cash:loadCurrencies': { handle: () => currencies.rows().map(shown), messages: 'cash' },
  'cash:changeCurrencies': {
    messages: 'cash',
    payloadCodes: { currencyId: cashCodes.unknownCurrency },
    async handle({ currencyId }, { player }) {
      if (!currencies.find(currencyId)) throw new CallError(cashCodes.unknownCurrency);
      await assertAvailable(db, player.userId, currencyId);
      // DIC, which is never remembered as the last one, does not get here
      await changeSettings(db, player.userId, { targetCurrencyId: currencyId, lastTargetCurrencyId: currencyId });
      player.targetCurrencyId = currencyId; // at once for the next bet; other processes are told
      return { currencyId };
    },
  },
});
