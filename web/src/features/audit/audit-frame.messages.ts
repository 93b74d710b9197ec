import { defineMessages } from '../../core/i18n/messages.ts';

/** The frame of the auditors’ pages, in the source language. */
export const auditFrameRu = {
  title: 'Аудит',
  'tab.rounds': 'Раунды',
  'tab.return': 'Отдача',
  'tab.draws': 'Розыгрыши',
  'tab.wins': 'Выигрыши',
  'tab.void': 'Отмены',
  'tab.gaps': 'Пропуски',
  'tab.ledger': 'Сверка',
  'tab.configs': 'Правила',
  'tab.report': 'Отчёт',
  'tab.export': 'Выгрузка',
  guest: 'Войдите, чтобы попасть в аудит.',
  forbidden: 'Эта страница — для аудиторов.',
} as const;

export const auditFrameMessages = defineMessages('audit-frame', auditFrameRu, {
  en: () => import('./audit-frame.messages.en.ts'),
  ua: () => import('./audit-frame.messages.ua.ts'),
  kz: () => import('./audit-frame.messages.kz.ts'),
  uz: () => import('./audit-frame.messages.uz.ts'),
  tr: () => import('./audit-frame.messages.tr.ts'),
});
