import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-about.messages.ts';

export const ua = {
  about:
    'Як влаштована чесність у Glasshouse: відбиток сида до ставки, опубліковані формули й відкритий журнал раундів.',
} as const satisfies Translation<typeof ru>;
