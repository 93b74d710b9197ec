const STEPS = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** Factors that give stakes about the same value in every currency. */
const factors: Readonly<Record<string, number>> = { RUB: 100, UAH: 50, KZT: 500, UZS: 10_000, TRY: 50 };

/** The stakes of a round, in hundredths. */
export const stakesOf = (currency: string): number[] => STEPS.map((step) => step * (factors[currency] ?? 1));

/** The starting balance of a demo, in hundredths. */
export const demoBalanceOf = (currency: string): number => 100_000 * (factors[currency] ?? 1);
