import type { Translation } from '../../core/i18n/messages.ts';
import type { auditFrameRu } from './audit-frame.messages.ts';

export const ua = {
  title: 'Аудит',
  'tab.rounds': 'Раунди',
  'tab.return': 'Віддача',
  'tab.draws': 'Розіграші',
  'tab.wins': 'Виграші',
  'tab.void': 'Скасування',
  'tab.gaps': 'Пропуски',
  'tab.ledger': 'Звірка',
  'tab.configs': 'Правила',
  'tab.report': 'Звіт',
  'tab.export': 'Вивантаження',
  guest: 'Увійдіть, щоб потрапити до аудиту.',
  forbidden: 'Ця сторінка — для аудиторів.',
} as const satisfies Translation<typeof auditFrameRu>;
