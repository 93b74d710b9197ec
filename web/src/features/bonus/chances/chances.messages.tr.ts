import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './chances.messages.ts';

export const tr: Translation<typeof ru> = {
  title: 'Olasılıklar ve ortalamalar',
  about:
    'Şu anda geçerli yapılandırmadan kesin olarak hesaplanır. Ortalama, her ödülün olasılığıyla çarpımının toplamıdır.',
  version: 'Sürüm {{version}}, parmak izi {{hash}}',
  robbery: 'Soygun',
  newyear: 'Yılbaşı çarkı',
  sector: 'Dilim: seviye tutarının payı',
  prize: 'Ödül',
  chance: 'Olasılık',
  level: 'Seviye',
  amount: 'Seviye tutarı',
  average: 'Ortalama',
  exact: 'Kesin',
  kind: 'Neyden',
  things: 'Eşya, bilet başına',
};
