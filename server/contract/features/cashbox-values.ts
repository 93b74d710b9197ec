// Apart from the schemas: a page that needs only these values must not load what checks payloads.

/** Kinds of transactions, as the specification numbers them. */
export const paymentCodes = { deposit: 1, withdrawal: 2 } as const;

/** States of deposits and withdrawals. A deposit has no `inProcess`. */
export const paymentStates = { created: 1, done: 2, inProcess: 3, cancelled: 4, refused: 10 } as const;
export type PaymentState = (typeof paymentStates)[keyof typeof paymentStates];

/** Systems behind a deposit. Others answer an address that the browser goes to. */
export const depositSystems = { sbp: 14, trader: 34 } as const;

/** Refusals of a deposit (cashbox.deposit.error). */
export const depositCodes = {
  belowMinimum: 1, // with `limit` and `currency`
  aboveMaximum: 2, // with `limit` and `currency`
  noGateway: 3,
  noLink: 4, // the provider made no payment: another amount may do
  tooFast: 18, // with `retryAfterMs`
  tooManyUnpaid: 19, // with `retryAfterMs`
  depositLimit: 'DEPOSIT_LIMIT', // the player's own limit; with `limit` (what is left of it), `currency` and `until`
  restricted: 'RESTRICTED', // a break or self-exclusion; with `until`
  coursePaused: 'COURSE_PAUSED', // the course of the currency or the coin may not be used now
  fundsLate: 'FUNDS_NEEDED', // a proof of where money comes from is late
  identity: 'IDENTITY_NEEDED', // the player's sums ask for a proof of identity first
  notFound: 404, // no such deposit of this player
} as const;

/** Refusals of a withdrawal (cashbox.withdraw.error). 20 and 22 the page says itself. */
export const withdrawCodes = {
  belowMethodMinimum: 2, // with `limit` and `currency`
  blocked: 3,
  noMoney: 4,
  wagerLeft: 12, // with `restBets` and `currency`
  belowMinimum: 13, // with `limit` and `currency`
  noBank: 14,
  noMemo: 15,
  tooFast: 18, // with `retryAfterMs`
  noDetails: 20, // missing, or not of this method: mask, or an address of another network
  split: 21, // payments are not to be split; with `limit` and `currency`
  noAmount: 22,
  bonusInPlay: 23,
  noRecentDeposit: 33,
  aboveMaximum: 'ABOVE_MAXIMUM', // with `limit` and `currency`
  needsCode: 'NEEDS_CODE', // a fresh code of the second factor
  wrongCode: 'WRONG_CODE',
  quoteChanged: 'QUOTE_CHANGED', // it would cost more, or less would arrive, than was confirmed; with `debit`, `currency`, `arrives`
  gone: 'GONE', // it is no longer in the state that the caller saw
  coursePaused: 'COURSE_PAUSED', // the course of the currency or the coin may not be used now
} as const;

/** Conditions of every withdrawal, in the order in which they refuse (3, 33, 12, 23). */
export const withdrawConditions = ['identity', 'deposit', 'wagering', 'bonus'] as const;
export type WithdrawCondition = (typeof withdrawConditions)[number];

/** Why a course may not be used: it jumped out of bounds, or nobody has given a fresh one. */
export const coursePauses = ['jump', 'stale'] as const;
export type CoursePause = (typeof coursePauses)[number];

/** Field of a withdrawal that a method masks. */
export const purseMasks = ['phone', 'card', 'wallet', 'account', 'address'] as const;
export type PurseMask = (typeof purseMasks)[number];

/** True when the last of a card's digits is the check digit of the others (Luhn). */
export const isCardNumber = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

export const COURSE_STALE_MS = 600_000; // a course of a source that is older may not be used
export const COURSE_BINDS_MS = 1_800_000; // the course of a deposit's first sight; from then on the lower of it and the present one
export const COURSE_RELEASE_MS = 3_600_000; // so long two people vouch for a course that they set or release

export const DEPOSIT_COUNTDOWN_MS = 1_200_000;
export const DEPOSIT_HELP_AFTER_MS = 600_000; // a payment that is not credited by then is a matter for support
export const TON_WALLET_MS = 1_200_000;
export const QUICK_AMOUNTS = [1_000, 10_000, 25_000, 50_000] as const; // units
export const TRADER_QUICK_AMOUNTS = [1_150, 10_550, 25_550, 50_550] as const;
export const DEFAULT_PAYWAY = 80; // TON
/** Fees of deposits, by payway: of what arrives, where it is between these amounts (hundredths of the currency, both included). */
export const DEPOSIT_FEES: Readonly<Record<number, { feePpm: number; from: number; to: number }>> = {
  118: { feePpm: 50_000, from: 10_000, to: 100_000 },
};

/** The fee of a deposit of so many hundredths, rounded up to one. */
export const depositFeeMinor = (
  minor: bigint,
  fee: { feePpm: number; from: number; to: number } | null | undefined,
): bigint => {
  if (!fee || minor < BigInt(fee.from) || minor > BigInt(fee.to)) return 0n;
  return (minor * BigInt(fee.feePpm) + 999_999n) / 1_000_000n;
};

export const WITHDRAW_FEE_PPM = 50_000;
export const NO_FEE_FROM_VIP = 10;
export const TON_DEDUCTION_NANO = 11_000_000n; // 0.011 TON
export const CRYPTO_BONUS_PPM = 50_000; // +5 % of a crypto deposit
export const MIN_WITHDRAWAL_MINOR = 10_000n; // base hundredths
export const RECENT_DEPOSIT_DAYS = 7;
export const DESTINATION_WAIT_MS = 24 * 3_600_000; // a new destination waits so long before it is paid to
export const PURSE_MIN_CHARACTERS = 5;
export const QR_WIDTH = 300;
export const HISTORY_ROWS = { deposit: 10, withdrawal: 20 } as const;
export const TRANSACTIONS = 100; // length of a list without pages
export const HISTORY_ROW_OPTIONS = [10, 20, 50, 100] as const;

/** Payways that ask for a bank. */
export const BANK_PAYWAYS: readonly number[] = [4, 74, 97, 98];
