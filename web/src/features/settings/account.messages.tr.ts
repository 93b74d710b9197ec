import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './account.messages.ts';

export const tr = {
  save: 'Kaydet',
  send: 'E-posta gönder',
  avatar: 'Avatar',
  'avatar.edit': 'Avatarı değiştir',
  nick: 'Takma ad',
  'nick.edit': 'Takma adı değiştir',
  'nick.hint': '{{min}} ile {{max}} arasında harf, rakam ve nokta, en az bir harf. Harfler tek bir alfabeden.',
  'nick.saved': 'Takma ad değişti',
  id: 'ID',
  email: 'E-posta',
  'email.none': 'Henüz yok',
  'email.add': 'E-posta ekle',
  'email.edit': 'E-postayı değiştir',
  'email.confirmed': 'Onaylandı',
  'email.unconfirmed': 'Onaylanmadı',
  'email.pending': '{{email}} adresine bir e-posta gönderdik. Adresi onaylamak için içindeki bağlantıyı açın.',
  'email.resend': 'Yeniden gönder',
  'email.sent': 'E-posta gönderildi',
  'email.text': 'Yeni adrese bağlantı içeren bir e-posta gider. Bağlantıyı açtığınızda adres değişir.',
  'email.new': 'Yeni e-posta',
  social: 'Diğer hizmetlerle giriş',
} as const satisfies Translation<typeof ru>;
