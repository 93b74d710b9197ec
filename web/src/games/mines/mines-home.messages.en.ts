import type { Translation } from '../../core/i18n/messages.ts';
import type { minesHomeRu } from './mines-home.messages.ts';

export const en = {
  last: 'Last multiplier: {{times}}',
  banner: 'Every safe cell raises the multiplier. You can stop at any of them.',
} as const satisfies Translation<typeof minesHomeRu>;
