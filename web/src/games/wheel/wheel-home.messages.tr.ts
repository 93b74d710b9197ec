import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelHomeRu } from './wheel-home.messages.ts';

export const tr = {
  last: 'Son sektör: {{word}}',
  banner: 'Turun özeti bahislerden önce gösterilir, sonucu herkes doğrulayabilir.',
} as const satisfies Translation<typeof wheelHomeRu>;
