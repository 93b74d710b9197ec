import type { Translation } from '../../core/i18n/messages.ts';
import type { diceHomeRu } from './dice-home.messages.ts';

export const uz = {
  last: 'Oxirgi son: {{number}}',
  banner: 'Imkoniyatni o‘zingiz tanlaysiz, to‘lov tikishdan oldin ma’lum.',
} as const satisfies Translation<typeof diceHomeRu>;
