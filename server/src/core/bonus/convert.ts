import { accountsOf, bonus } from 'db';
import { toBase } from 'games-engine';
import {
  bonusCodes,
  MIN_DIC_CONVERSION_MINOR,
  usdicCodes,
  welcomeCodes,
} from '../../../contract/features/bonus-values.ts';
import { limitText, type Currencies } from '../hosts/stake.ts';
import { assertCourses, courseStatesOf } from '../payments/course-states.ts';
import { CallError } from '../realtime/call-error.ts';
import { withBonuses, type BonusContext, type BonusPlayer, type BonusTools } from './bonus-context.ts';
import { postConversion } from './bonus-money.ts';
import { settleWithin } from './settle-bonuses.ts';

const USD = 1;
const MICRO = 1_000_000n;

/** The result of a conversion, with the real balance after it. */
export interface Converted {
  amountMinor: bigint; // hundredths of DIC or USDIC
  realMinor: bigint;
  balanceMinor: bigint;
}

/** Releases what is due first. The key allows one conversion per state of the account. */
const convert = async (
  context: BonusContext,
  from: 'dic' | 'usdic',
  price: (balances: { unlocked: bigint; locked: bigint }) => { realMinor: bigint; details: Record<string, unknown> },
): Promise<Converted> => {
  await settleWithin(context);
  const { unit, userId } = context;
  const accounts = await accountsOf(unit.client, userId);
  const amountMinor = accounts[from]?.balanceMinor ?? 0n;
  const { realMinor, details } = price({
    unlocked: amountMinor,
    locked: accounts[`${from}Locked`]?.balanceMinor ?? 0n,
  });
  const before = await bonus.bonusEventRepository(unit.em).convertedMinor(userId, from); // strictly grows, so it is unique
  await postConversion(context, { from, amount: amountMinor, realMinor, key: `${from}:${before}`, details });
  return { amountMinor, realMinor, balanceMinor: (accounts.real?.balanceMinor ?? 0n) + realMinor };
};

/** Converts all unlocked DIC, one to one. Throws CallError 2 below 100.00, with the limit in the player's currency. */
export const convertDic = (tools: BonusTools, player: BonusPlayer): Promise<Converted> =>
  withBonuses(tools, player, (context) =>
    convert(context, 'dic', ({ unlocked }) => {
      if (unlocked < MIN_DIC_CONVERSION_MINOR)
        throw new CallError(welcomeCodes.belowMinimum, {
          ...limitText(MIN_DIC_CONVERSION_MINOR, context.shownIn, 'min'),
          message: 'dicBelowMinimum', // guests get code 2 as well
        });
      return { realMinor: unlocked, details: {} };
    }),
  );

const usdCourse = (currencies: Currencies): bigint => {
  const usd = currencies.find(USD);
  if (!usd) throw new CallError(bonusCodes.off);
  return usd.courseMicro;
};

/**
 * Converts all unlocked USDIC at the dollar rate, if none is locked. Throws CallError COURSE_PAUSED, USDIC_LOCKED, USDIC_NOTHING.
 */
export const convertUsdic = (tools: BonusTools, player: BonusPlayer): Promise<Converted> =>
  withBonuses(tools, player, async (context) => {
    assertCourses(await courseStatesOf(context.unit.em, context.at), { currency: 'USD', coin: undefined });
    return convert(context, 'usdic', ({ unlocked, locked }) => {
      if (locked > 0n) throw new CallError(usdicCodes.locked);
      if (unlocked === 0n) throw new CallError(usdicCodes.nothing);
      const courseMicro = usdCourse(tools.currencies);
      return { realMinor: toBase(unlocked, courseMicro), details: { course: String(courseMicro), of: String(MICRO) } };
    });
  });
