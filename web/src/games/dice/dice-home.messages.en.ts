import type { Translation } from '../../core/i18n/messages.ts';
import type { diceHomeRu } from './dice-home.messages.ts';

export const en = {
  last: 'Last number: {{number}}',
  banner: 'You choose the chance, and the payout is known before the bet.',
} as const satisfies Translation<typeof diceHomeRu>;
