import type { NewyearSpun } from 'server/contract';

type Given = NewyearSpun['given'];
type Account = NonNullable<Given['account']>;

/** An amount in hundredths of an account's unit. */
export interface SumPart {
  readonly account: Account;
  readonly amount: number;
}

/** All that several draws gave. */
export interface PrizeSum {
  readonly credited: readonly SumPart[]; // money first, without zeros
  readonly waiting: readonly SumPart[]; // to be checked by staff first
  readonly things: readonly { readonly prize: string; readonly number: number }[]; // in the order drawn
  readonly isEquivalent: boolean; // a thing was out of stock
}

const partsOf = (gifts: readonly Given[]): SumPart[] =>
  (['real', 'dic'] as const)
    .map((account) => ({
      account,
      amount: gifts.reduce((sum, one) => sum + (one.account === account ? one.amount : 0), 0),
    }))
    .filter(({ amount }) => amount > 0);

const thingsOf = (spun: readonly Pick<NewyearSpun, 'given' | 'outcome'>[]): PrizeSum['things'] => {
  const things = spun.flatMap(({ given, outcome }) => (given.account === null ? [outcome.prize] : []));
  return [...new Set(things)].map((prize) => ({ prize, number: things.filter((one) => one === prize).length }));
};

/** Sums the prizes of draws by their unit. */
export const sumPrizes = (spun: readonly Pick<NewyearSpun, 'given' | 'outcome'>[]): PrizeSum => {
  const gifts = spun.map((one) => one.given);
  const isWaiting = ({ status }: Given): boolean => status === 'waiting';
  return {
    credited: partsOf(gifts.filter((one) => !isWaiting(one))),
    waiting: partsOf(gifts.filter(isWaiting)),
    things: thingsOf(spun),
    isEquivalent: gifts.some((one) => one.isEquivalent),
  };
};
