import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './partner-house.messages.ts';

export const ua: Translation<typeof ru> = {
  subject: 'Бонуси партнерів',
  'subject.about':
    'Партнери, за знайомство з якими гравець отримує DIC. Логотип малюється з назви й тону. Прихованого партнера ніхто не бачить.',
  'field.name': 'Назва',
  'field.url': 'Адреса сайту, https',
  'rule.url': 'Повна адреса, що починається з https://.',
  'field.description': 'Опис',
  'field.hue': 'Тон логотипа, від 0 до 359',
  'field.isShown': 'Показано гравцям',
};
