import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limit-form.messages.ts';

export const tr = {
  'form.amount': 'Tutar',
  'form.minutes': 'Günde dakika',
  'form.now': 'Hemen geçerli olur.',
  'form.later': '24 saat sonra geçerli olur: {{at}}.',
  'form.same': 'Şu anki limit bu.',
  'form.invalid': '{{least}} ile {{greatest}} arasında bir tutar girin',
  'form.invalid.minutes': '{{least}} ile {{greatest}} arasında bir tam sayı girin',
  'form.save': 'Kaydet',
  'form.remove': 'Limiti kaldır',
  'form.cancel': 'Vazgeç',
  'saved.now': 'Limit kaydedildi ve geçerli',
  'saved.later': 'Yeni limit {{at}} geçerli olur',
  'saved.ends': 'Limit {{at}} kalkar',
} as const satisfies Translation<typeof ru>;
