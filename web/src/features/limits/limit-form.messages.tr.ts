import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limit-form.messages.ts';

export const tr = {
  'form.amount': 'Tutar',
  'form.minutes': 'Günde dakika',
  'form.now': 'Hemen geçerli olur.',
  'form.later': '24 saat sonra, {{at}} itibarıyla onaylamanız gerekir.',
  'form.same': 'Şu anki limit bu.',
  'form.invalid': '{{min}} ile {{max}} arasında bir tutar girin',
  'form.invalid.minutes': '{{min}} ile {{max}} arasında bir tam sayı girin',
  'form.save': 'Kaydet',
  'form.remove': 'Limiti kaldır',
  'form.cancel': 'Vazgeç',
  'saved.now': 'Limit kaydedildi ve geçerli',
  'saved.later': 'İstek kaydedildi. Yeni limiti {{at}} itibarıyla onaylayın',
  'saved.ends': 'İstek kaydedildi. Limitin kaldırılmasını {{at}} itibarıyla onaylayın',
} as const satisfies Translation<typeof ru>;
