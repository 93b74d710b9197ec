import { defineText } from '../../core/i18n/long-text.ts';
import type { ru } from './faq.text.ru.ts';

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
  { id: 'bonuses', questions: ['welcome', 'locked-dic', 'cashback', 'vip'] },
  { id: 'community', questions: ['partners', 'chat-rules'] },
] as const;

export const faqText = defineText<typeof ru>('faq', {
  ru: () => import('./faq.text.ru.ts'),
  en: () => import('./faq.text.en.ts'),
  ua: () => import('./faq.text.ua.ts'),
  kz: () => import('./faq.text.kz.ts'),
  uz: () => import('./faq.text.uz.ts'),
  tr: () => import('./faq.text.tr.ts'),
});
