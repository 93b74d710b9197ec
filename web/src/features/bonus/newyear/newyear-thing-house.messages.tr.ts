import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-thing-house.messages.ts';

export const tr: Translation<typeof ru> = {
  subject: 'Yılbaşı eşyaları',
  'subject.about':
    'Çark ödülleri arasındaki eşyalar. Olasılıkları çarkın yapılandırması belirler; burada kaç tane oldukları ve bittiğinde ne ödendiği vardır.',
  'field.name': 'Yapılandırmadaki adı',
  'field.titles': 'Başlık',
  'field.stock': 'Bir etkinlikte kaç tane var',
  'field.equivalent': 'Bittiğinde ödenen tutar',
};
