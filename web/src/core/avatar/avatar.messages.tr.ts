import type { Translation } from '../i18n/messages.ts';
import type { ru } from './avatar.messages.ts';

export const tr = {
  presets: 'Hazır avatarlar',
  preset: 'Avatar {{number}}',
  own: 'Avatarınız',
  upload: 'Resim yükle',
  uploadAnother: 'Başka resim seç',
  'upload.hint': 'png, jpg ya da gif. Dairenin dışında kalanı keseriz.',
  crop: 'Avatar resmi. Fareyle, parmağınızla ya da ok tuşlarıyla kaydırın',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  turnLeft: 'Sola döndür',
  turnRight: 'Sağa döndür',
  save: 'Kaydet',
  saved: 'Avatar kaydedildi',
  'error.type': 'png, jpg ya da gif bir resim gerekiyor.',
  'error.size': 'Dosya {{limit}} MB’tan büyük. Daha küçüğünü seçin.',
  'error.broken': 'Resim açılmıyor: dosya bozuk ya da bu bir resim değil.',
} as const satisfies Translation<typeof ru>;
