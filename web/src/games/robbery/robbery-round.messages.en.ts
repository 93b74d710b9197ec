import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyRoundRu } from './robbery-round.messages.ts';

export const en = {
  name: 'Robbery',
  draw: 'Robbery draws one of eight sectors; the greater its weight, the more often it comes:',
  level: 'VIP level {{level}}',
} as const satisfies Translation<typeof robberyRoundRu>;
