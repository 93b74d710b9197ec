import type { Translation } from '../../core/i18n/messages.ts';
import type { auditVersionsRu } from './audit-versions.messages.ts';

export const uz = {
  unknown: 'Bu o‘yinda bunday versiya yo‘q.',
  all: 'Barcha versiyalar',
  author: 'Muallif',
  approver: 'Tasdiqlagan',
  nobody: 'hech kim',
  saved: 'Saqlangan',
  since: 'Kuchga kirgan',
  until: 'Olib tashlangan',
  share: 'Nomzodlik vaqtidagi ulushi',
  rtp: 'Qaytim',
  'rtp.change': '{{before}} → {{after}}',
  leaf: 'Jurnal yozuvi',
  'leaf.at': '{{index}}-yozuv',
  'leaf.none': 'hali jurnalda emas',
  hash: 'Qoidalar xeshi',
  rounds: 'Shu versiyadagi raundlar',
  report: 'Shu versiya hisoboti',
  'changes.tookOver': 'O‘rnini egallagan {{version}}-versiyadan farqlari',
  'changes.basedOn': 'Asos bo‘lgan {{version}}-versiyadan farqlari',
  version: '{{version}}-versiya',
  'changes.none': 'Farq yo‘q.',
  'changes.first': 'Bu o‘yinning birinchi versiyasi: solishtiradigan narsa yo‘q.',
  sheet: 'PAR varag‘i',
  'sheet.text':
    'Shu versiyaning aniq ehtimollari va to‘lovlari. JSON faylining SHA-256 qiymati imzolangan hisobotlarda ko‘rsatiladi.',
  'report.text':
    'Davr yoki versiya kuchda bo‘lgan vaqt yakunlari: qaytim, bekor qilishlar, qur’alar, bo‘shliqlar, solishtiruv, qoidalar va ularni kim tasdiqlagani. Hisobot jurnal kaliti bilan imzolangan, uni istalgan kishi tekshira oladi: npm run audit -- report.',
  'report.make': 'Hisobot tuzish',
  'report.done': 'Hisobot tayyor va imzolangan.',
  'report.json': 'JSON yuklab olish',
  'report.html': 'HTML yuklab olish',
  'report.failed': 'Hisobot kelmadi: server javob bermadi. Yana urinib ko‘ring.',
} as const satisfies Translation<typeof auditVersionsRu>;
