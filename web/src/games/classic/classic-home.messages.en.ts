import type { Translation } from '../../core/i18n/messages.ts';
import type { classicHomeRu } from './classic-home.messages.ts';

export const en = {
  last: '{{amount}} in the pot',
} as const satisfies Translation<typeof classicHomeRu>;
