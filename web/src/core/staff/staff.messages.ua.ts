import type { Translation } from '../i18n/messages.ts';
import type { ru } from './staff.messages.ts';

export const ua: Translation<typeof ru> = {
  'factor.enable': 'Увімкнути захист',
  exempt:
    'Демонстраційний доступ: цю сторінку відкрито без двофакторного захисту. На робочому сайті його вимагають від кожного співробітника.',
  failed: 'Не вдалося перевірити доступ.',
  retry: 'Повторити',
  range: 'Період',
  from: 'З',
  to: 'По',
  show: 'Показати',
  'range.wrong': 'Перший день має бути не пізніше останнього, а період — не довший за 366 днів.',
};
