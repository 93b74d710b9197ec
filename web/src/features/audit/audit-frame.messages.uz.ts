import type { Translation } from '../../core/i18n/messages.ts';
import type { auditFrameRu } from './audit-frame.messages.ts';

export const uz = {
  title: 'Audit',
  'tab.rounds': 'Raundlar',
  'tab.return': 'Qaytim',
  'tab.draws': 'O‘yin natijalari',
  'tab.wins': 'Yutuqlar',
  'tab.void': 'Bekor qilinganlar',
  'tab.gaps': 'Bo‘shliqlar',
  'tab.ledger': 'Solishtirish',
  'tab.configs': 'Qoidalar',
  'tab.report': 'Hisobot',
  'tab.export': 'Eksport',
  guest: 'Auditga o‘tish uchun tizimga kiring.',
  forbidden: 'Bu sahifa auditorlar uchun.',
} as const satisfies Translation<typeof auditFrameRu>;
