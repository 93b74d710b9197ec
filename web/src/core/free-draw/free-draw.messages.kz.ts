import type { Translation } from '../i18n/messages.ts';
import type { freeDrawRu } from './free-draw.messages.ts';

export const kz = {
  spinning: 'Айналып жатыр…',
  won: 'Сіздің жүлдеңіз',
  told: 'Түскені: {{prize}}',
  skip: 'Өткізіп жіберу',
  check: 'Осы айналдыруды тексеру',
  odds: 'Мүмкіндіктер',
} as const satisfies Translation<typeof freeDrawRu>;
