import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './parity.messages.ts';

export const tr = {
  name: 'Tek mi çift mi',
  text: 'Bir zar atılır: sayının tek olup olmadığını bilin.',
  rules: 'Tek ya da çift seçin. Zarın yüz sayısı: {{faces}}.',
  return: 'Oyuncuya geri dönüş',
  odd: 'Tek',
  even: 'Çift',
  fell: 'Gelen sayı: {{face}}',
  question: 'Tek mi çift mi nasıl oynanır?',
  answer: 'Zar bir kez atılır. Yüz sayısı: {{faces}}, geri dönüş: {{rtp}}.',
  rtp: 'Tek mi çift mi: {{rtp}}',
  limits: 'Tek mi çift mi: {{min}} - {{max}}',
  draw: 'Zarın bir yüzü gerekir:',
  'field.faces': 'Zarın yüzleri',
  'help.faces': 'Şanslar eşit olsun diye çift bir sayı',
  'rule.faces': 'Yüz sayısı çift olmalı.',
  'cue.throw': 'atış',
  'option.odd': 'Tek',
  'option.even': 'Çift',
} as const satisfies Translation<typeof ru>;
