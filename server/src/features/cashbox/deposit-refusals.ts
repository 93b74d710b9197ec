import type { Closure, Left } from 'db';
import { endOfClosure } from 'db';
import { formatMinor, fromBase } from 'games-engine';
import { depositCodes } from '../../../contract/features/cashbox-values.ts';
import { restrictionCodes } from '../../../contract/limit-values.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CurrencyRate } from '../../core/hosts/stake.ts';

/** Beyond a limit of the payway, in hundredths of its currency. */
export const outOfLimits = (
  code: typeof depositCodes.belowMinimum | typeof depositCodes.aboveMaximum,
  limitMinor: bigint,
  currency: CurrencyRate,
): CallError => new CallError(code, { limit: formatMinor(limitMinor), currency: currency.name });

/** Beyond what the player allows themselves: what is left of it, in the currency of the deposit. */
export const overOwnLimit = ({ leftMinor, until }: Left, { courseMicro, name }: CurrencyRate): CallError =>
  new CallError(depositCodes.depositLimit, {
    limit: formatMinor(fromBase(leftMinor, courseMicro)),
    currency: name,
    until,
  });

/** While play is closed to the player. */
export const closed = ({ kind, until }: Closure): CallError =>
  kind === 'staff'
    ? new CallError(restrictionCodes.staff)
    : new CallError(depositCodes.restricted, { until: endOfClosure(until) });

export const tooSoon = (
  code: typeof depositCodes.tooFast | typeof depositCodes.tooManyUnpaid,
  retryAfterMs: number,
): CallError => new CallError(code, { retryAfterMs });
