import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-about.messages.ts';

export const tr = {
  about:
    'Glasshouse’ta adillik nasıl sağlanır: bahisten önceki tohum özeti, yayımlanmış formüller ve açık tur günlüğü.',
} as const satisfies Translation<typeof ru>;
