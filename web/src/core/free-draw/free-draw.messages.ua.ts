import type { Translation } from '../i18n/messages.ts';
import type { freeDrawRu } from './free-draw.messages.ts';

export const ua = {
  spinning: 'Крутиться…',
  won: 'Ваш приз',
  told: 'Випало: {{prize}}',
  skip: 'Пропустити',
  check: 'Перевірити цей розіграш',
  odds: 'Шанси',
} as const satisfies Translation<typeof freeDrawRu>;
