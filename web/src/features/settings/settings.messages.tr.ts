import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const tr = {
  currentPassword: 'Şu anki şifre',
  again: 'Çıkıp yeniden giriş yap',
  'settings.error.1': 'Bu ad alınmış. Başka bir ad seçin.',
  'settings.error.2': 'Geçerli bir takma ad girin: 3 ile 15 arasında harf, rakam ve nokta, en az bir harf.',
  'settings.error.3': 'Bu e-posta alınmış.',
  'settings.error.4': 'Kullanıcı adı ve şifre Latin harfleri ve rakamlardan oluşur, en az 6 karakter.',
  'settings.error.5': 'Şu anki şifre yanlış.',
  'settings.error.7': 'Bakiye yetersiz.',
  'settings.error.8': 'İki adımlı doğrulama kodu yanlış.',
  'settings.error.9': 'Şifre yanlış.',
  'settings.error.10': 'Olmadı. Hiçbir şey değişmedi, yeniden deneyin.',
  'settings.error.14': 'Böyle bir e-posta olamaz: adresi kontrol edin.',
  'settings.error.15': 'Şifrede büyük harf, küçük harf ve rakam olmalı.',
  'settings.error.16': 'Şifre en az 6 karakterdir.',
  'settings.error.17': 'Şifreler aynı değil.',
  'settings.error.18': 'Kaydedilemedi. Hiçbir şey değişmedi.',
  'settings.error.same_email': 'Bu adres zaten onaylanmış.',
  'settings.error.sign_in_again': 'Yeniden giriş yapın: bu, girişten sonraki 30 dakika içinde değiştirilebilir.',
  'settings.error.too_many_attempts': 'Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.',
  'settings.error.offline': 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
} as const satisfies Translation<typeof ru>;
