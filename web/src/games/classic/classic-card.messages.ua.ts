import type { Translation } from '../../core/i18n/messages.ts';
import type { classicCardRu } from './classic-card.messages.ts';

export const ua = {
  name: 'Класика',
  text: 'Один банк на всіх. Що більше квитків, то вищий шанс.',
} as const satisfies Translation<typeof classicCardRu>;
