import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyRate } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { assertMayWithdraw, conditionsOf, type PlayerFacts } from './withdrawal-checks.ts';
import type { WithdrawalOrder } from './withdrawal-form.ts';
import type { WithdrawalSum } from '../../core/payments/withdrawal-sum.ts';

const DAY_MS = 86_400_000;
const AT = 100 * DAY_MS;
const shownIn = { id: 2, name: 'RUB', courseMicro: 1_000_000n } as CurrencyRate;
const order = { payway: { id: 4 }, method: {}, currency: shownIn, amountMinor: 150_000n } as WithdrawalOrder;
const sum = { baseMinor: 150_000n, debitMinor: 157_500n } as WithdrawalSum;

const closures = [undefined, 'time_out', 'self_exclusion', 'exclusion_over'] as const;
const minor = fc.constantFrom(0n, 1n, 5_000n);

/** Every player there may be, without an earlier request. */
const anybody: fc.Arbitrary<PlayerFacts> = fc
  .record({
    isBlocked: fc.boolean(),
    closure: fc.constantFrom(...closures) as fc.Arbitrary<PlayerFacts['closure']>,
    daysAgo: fc.constantFrom(undefined, 0, 7, 7.001, 30),
    targetMinor: minor,
    countedMinor: minor,
    bonusMinor: minor,
  })
  .map(({ daysAgo, targetMinor, countedMinor, ...facts }) => ({
    ...facts,
    lastDepositAt: daysAgo === undefined ? undefined : AT - daysAgo * DAY_MS,
    wagering: { targetMinor, countedMinor },
    recent: [],
    waiting: [],
    at: AT,
    shownIn,
  }));

const refusalOf = (facts: PlayerFacts): CallError | undefined => {
  try {
    assertMayWithdraw(facts, order, sum);
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
};

describe('the checklist of a withdrawal', () => {
  it('has an unmet condition exactly when a request is refused, and the first one is the refusal', () => {
    fc.assert(
      fc.property(anybody, (facts) => {
        const unmet = conditionsOf(facts).find(({ refusal }) => refusal);
        const { code, details } = refusalOf(facts) ?? {};
        expect({ code, details }).toEqual({ code: unmet?.refusal?.code, details: unmet?.refusal?.details });
      }),
    );
  });

  it.each([
    [{ isBlocked: true }, 3],
    [{ lastDepositAt: AT - 8 * DAY_MS }, 33],
    [{ wagering: { targetMinor: 2n, countedMinor: 1n } }, 12],
    [{ bonusMinor: 1n }, 23],
    [{ isBlocked: true, bonusMinor: 1n }, 3],
  ])('is unmet first, for somebody with %o, in what is refused with %s', (changes, code) => {
    const wagering = { targetMinor: 0n, countedMinor: 0n };
    const usual = { isBlocked: false, closure: undefined, lastDepositAt: AT, wagering, bonusMinor: 0n };
    const facts = { ...usual, recent: [], waiting: [], at: AT, shownIn, ...changes };
    expect(conditionsOf(facts).find(({ refusal }) => refusal)?.refusal?.code).toBe(code);
  });
});
