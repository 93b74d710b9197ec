import type { Translation } from '../../core/i18n/messages.ts';
import type { minesHomeRu } from './mines-home.messages.ts';

export const ua = {
  last: 'Останній множник: {{times}}',
  banner: 'Кожна безпечна клітинка підвищує множник. Зупинитися можна на будь-якій.',
} as const satisfies Translation<typeof minesHomeRu>;
