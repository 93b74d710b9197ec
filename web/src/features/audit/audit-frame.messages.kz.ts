import type { Translation } from '../../core/i18n/messages.ts';
import type { auditFrameRu } from './audit-frame.messages.ts';

export const kz = {
  title: 'Аудит',
  'tab.rounds': 'Раундтар',
  'tab.return': 'Қайтарым',
  'tab.draws': 'Ұтыс тартулар',
  'tab.wins': 'Ұтыстар',
  'tab.void': 'Жойылғандар',
  'tab.gaps': 'Олқылықтар',
  'tab.ledger': 'Салыстыру',
  'tab.configs': 'Ережелер',
  'tab.report': 'Есеп',
  'tab.export': 'Көшірме',
  guest: 'Аудитке өту үшін жүйеге кіріңіз.',
  forbidden: 'Бұл бет аудиторларға арналған.',
} as const satisfies Translation<typeof auditFrameRu>;
