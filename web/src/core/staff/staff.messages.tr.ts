import type { Translation } from '../i18n/messages.ts';
import type { ru } from './staff.messages.ts';

export const tr: Translation<typeof ru> = {
  'factor.enable': 'Korumayı aç',
  exempt: 'Gösterim erişimi: bu sayfa iki adımlı doğrulama olmadan açık. Yayındaki sitede bu, her çalışandan istenir.',
  failed: 'Erişiminiz kontrol edilemedi.',
  retry: 'Yeniden dene',
  range: 'Dönem',
  from: 'Başlangıç',
  to: 'Bitiş',
  show: 'Göster',
  'range.wrong': 'İlk gün son günden sonra olamaz; dönem en fazla 366 gündür.',
};
