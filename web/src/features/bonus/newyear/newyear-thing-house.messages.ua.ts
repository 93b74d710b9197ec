import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-thing-house.messages.ts';

export const ua: Translation<typeof ru> = {
  subject: 'Новорічні речі',
  'subject.about':
    'Речі серед призів барабана. Шанси задає конфігурація барабана; тут — скільки речей є і що виплачується, коли вони скінчилися.',
  'field.name': 'Назва в конфігурації',
  'field.titles': 'Назва',
  'field.stock': 'Скільки штук на подію',
  'field.equivalent': 'Сума, коли речі скінчилися',
};
