import type { Translation } from '../../core/i18n/messages.ts';
import type { classicHomeRu } from './classic-home.messages.ts';

export const ua = {
  last: 'У банку {{amount}}',
} as const satisfies Translation<typeof classicHomeRu>;
