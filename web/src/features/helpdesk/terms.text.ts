import { longTexts } from '../../core/i18n/long-text.ts';

/** The sections of the terms in their order: section `x` has `x.title` and `x.1` to `x.<paragraphs>`. */
export const termsSections = [
  { id: 'who', paragraphs: 2 },
  { id: 'account', paragraphs: 3 },
  { id: 'games', paragraphs: 3 },
  { id: 'fairness', paragraphs: 4 },
  { id: 'stakes', paragraphs: 3 },
  { id: 'currencies', paragraphs: 2 },
  { id: 'deposits', paragraphs: 4 },
  { id: 'withdrawals', paragraphs: 5 },
  { id: 'bonuses', paragraphs: 4 },
  { id: 'club', paragraphs: 3 },
  { id: 'chat', paragraphs: 2 },
  { id: 'responsible', paragraphs: 3 },
  { id: 'identity', paragraphs: 2 },
  { id: 'conduct', paragraphs: 2 },
  { id: 'closing', paragraphs: 2 },
  { id: 'complaints', paragraphs: 3 },
  { id: 'changes', paragraphs: 2 },
] as const;

/** The terms. Lines of a paragraph that begin with "- " are a list; `[words](/path)` leads to a page of ours. */
export const termsText = longTexts('helpdesk', 'terms-text');
