import type { Translation } from '../../core/i18n/messages.ts';
import type { classicHomeRu } from './classic-home.messages.ts';

export const tr = {
  last: 'Potta {{amount}}',
} as const satisfies Translation<typeof classicHomeRu>;
