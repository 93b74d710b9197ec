import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelHomeRu } from './wheel-home.messages.ts';

export const en = {
  last: 'Last sector: {{word}}',
  banner: 'The round’s fingerprint is shown before the bets, and anyone can check the result.',
} as const satisfies Translation<typeof wheelHomeRu>;
