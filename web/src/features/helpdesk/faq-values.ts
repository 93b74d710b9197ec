import {
  KYC_BYTES,
  KYC_PENDING,
  LIST_RULES,
  RAISE_STANDS_MS,
  RAISE_WAITS_MS,
  REALITY_CHECK_MINUTES,
  SESSION_MINUTES,
  SESSION_WARNING_MINUTES,
} from 'server/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MIB = 1024 * 1024;

/** What the rules of bonuses, levels and partners are about, base hundredths. */
export const amountsMinor = {
  welcome1: 100_000,
  welcome2: 1_000_000,
  welcome3: 10_000_000,
  minRakeback: 1000,
  minPartner: 5000,
  vip2: 10_000,
  svip: 10_000_000_000,
} as const;

/** Numbers of the contract. */
export const fixedValues = {
  raiseHours: RAISE_WAITS_MS / HOUR_MS,
  raiseDays: RAISE_STANDS_MS / DAY_MS,
  minSession: SESSION_MINUTES.min,
  maxSession: SESSION_MINUTES.max,
  warningMinutes: SESSION_WARNING_MINUTES,
  realityTimes: REALITY_CHECK_MINUTES.slice(0, -1).join(', '),
  realityLast: REALITY_CHECK_MINUTES.at(-1) ?? 0,
  kycMb: KYC_BYTES / MIB,
  kycWaiting: KYC_PENDING,
  ...LIST_RULES,
} as const;
