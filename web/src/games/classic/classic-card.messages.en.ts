import type { Translation } from '../../core/i18n/messages.ts';
import type { classicCardRu } from './classic-card.messages.ts';

export const en = {
  name: 'Classic',
  text: 'One pot for everyone. The more tickets, the better the chance.',
} as const satisfies Translation<typeof classicCardRu>;
