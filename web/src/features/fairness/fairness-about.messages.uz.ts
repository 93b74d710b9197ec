import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-about.messages.ts';

export const uz = {
  about:
    'Glasshouse’da halollik qanday ta’minlanadi: tikishdan oldingi sid izi, e’lon qilingan formulalar va raundlarning ochiq jurnali.',
} as const satisfies Translation<typeof ru>;
