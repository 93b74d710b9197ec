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
import { longTexts } from '../../core/i18n/long-text.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MIB = 1024 * 1024;

/**
 * The groups of the FAQ and their questions: each id is an address on the page and the beginning of its texts. Every game
 * adds a question to `games`, and a line to the answers of `rtp` and `stake-limits`.
 */
export const faqSections = [
  { id: 'product', questions: ['about', 'age', 'connection', 'support'] },
  {
    id: 'fairness',
    questions: ['commitment', 'client-seed', 'draw', 'shared-rounds', 'log', 'verify', 'offline'],
  },
  { id: 'games', questions: ['rtp'] },
  { id: 'provider-games', questions: ['game-lists', 'provider-rtp', 'game-withdrawn'] },
  { id: 'bets', questions: ['stake-limits', 'currency', 'cancel-bet'] },
  { id: 'account', questions: ['sign-in', 'mail-code', 'two-factor', 'recovery', 'sessions', 'close'] },
  { id: 'responsible', questions: ['limits', 'reality-check', 'break', 'break-money'] },
  { id: 'identity', questions: ['kyc-why', 'kyc-documents'] },
  { id: 'cash', questions: ['deposit-time', 'wagering', 'withdraw-time', 'withdraw-fee', 'withdraw-refused'] },
  { id: 'bonuses', questions: ['welcome', 'locked-dic', 'cashback', 'vip', 'counting'] },
  { id: 'community', questions: ['partners', 'chat-rules'] },
] as const;

export const faqText = longTexts('helpdesk', 'faq-text');

/** Rules of limits, documents and lists of games, which the contract holds for both sides. */
export const contractFigures = {
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
