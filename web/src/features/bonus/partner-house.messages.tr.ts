import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './partner-house.messages.ts';

export const tr: Translation<typeof ru> = {
  subject: 'Ortak bonusları',
  'subject.about':
    'Oyuncunun tanıyınca DIC aldığı ortaklar. Logo, ad ve renk tonundan çizilir. Gizlenen ortağı kimse görmez.',
  'field.name': 'Ad',
  'field.url': 'Site adresi, https',
  'rule.url': 'https:// ile başlayan tam bir adres.',
  'field.description': 'Açıklama',
  'field.hue': 'Logo tonu, 0 ile 359 arası',
  'field.isShown': 'Oyunculara gösterilir',
};
