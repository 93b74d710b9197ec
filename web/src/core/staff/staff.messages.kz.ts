import type { Translation } from '../i18n/messages.ts';
import type { ru } from './staff.messages.ts';

export const kz: Translation<typeof ru> = {
  'factor.enable': 'Қорғанысты қосу',
  exempt:
    'Демонстрациялық кіру: бұл бет екі факторлы қорғаныссыз ашық. Жұмыс істеп тұрған сайтта ол әр қызметкерден талап етіледі.',
  failed: 'Кіру құқығын тексеру мүмкін болмады.',
  retry: 'Қайталау',
  range: 'Кезең',
  from: 'Басы',
  to: 'Соңы',
  show: 'Көрсету',
  'range.wrong': 'Бірінші күн соңғысынан кеш болмауы, ал кезең 366 күннен аспауы керек.',
};
