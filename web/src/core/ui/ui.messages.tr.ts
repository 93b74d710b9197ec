import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const tr = {
  close: 'Kapat',
  signIn: 'Giriş yap',
  home: 'Ana sayfaya',
  copy: 'Kopyala: {{what}}',
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalanamadı: metni seçip kendiniz kopyalayın',
  'password.show': 'Şifreyi göster',
  'password.hide': 'Şifreyi gizle',
  'act.cancel': 'Vazgeç',
  'act.reasonShort': 'Bir gerekçe yazın: en az üç karakter.',
  noAnswer: 'Sunucu yanıt vermedi. Bağlantınızı denetleyip yeniden deneyin.',
} as const satisfies Translation<typeof ru>;
