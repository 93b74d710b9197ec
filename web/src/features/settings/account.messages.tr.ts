import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './account.messages.ts';

export const tr = {
  save: 'Kaydet',
  send: 'Mektup gönder',
  avatar: 'Avatar',
  'avatar.edit': 'Avatarı değiştir',
  nick: 'Takma ad',
  'nick.edit': 'Takma adı değiştir',
  'nick.hint': '{{min}} ile {{max}} arasında harf, rakam ve nokta, en az bir harf.',
  'nick.saved': 'Takma ad değişti',
  id: 'ID',
  email: 'E-posta',
  'email.none': 'Henüz yok',
  'email.add': 'E-posta ekle',
  'email.edit': 'E-postayı değiştir',
  'email.confirmed': 'Doğrulandı',
  'email.unconfirmed': 'Doğrulanmadı',
  'email.pending': '{{email}} adresine bir mektup gönderdik. Adresi doğrulamak için içindeki bağlantıyı açın.',
  'email.resend': 'Yeniden gönder',
  'email.sent': 'Mektup gönderildi',
  'email.text': 'Yeni adrese bağlantılı bir mektup gider. Bağlantıyı açtığınızda adres değişir.',
  'email.new': 'Yeni e-posta',
  social: 'Diğer sitelerle giriş',
} as const satisfies Translation<typeof ru>;
