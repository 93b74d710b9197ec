import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-bonus-titles.messages.ts';

export const ua: Translation<typeof ru> = {
  bonuses: 'Бонуси',
  waiting: 'Чекають на рішення',
  records: 'Налаштування',
  costs: 'Вартість',
  expected: 'Прогноз',
  changes: 'Пропозиції',
};
