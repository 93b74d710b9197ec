import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './chances.messages.ts';

export const ua: Translation<typeof ru> = {
  title: 'Шанси та середні',
  about: 'Точний розрахунок за конфігурацією, що діє зараз. Середнє — сума всіх призів, помножених на їхні шанси.',
  version: 'Версія {{version}}, відбиток {{hash}}',
  robbery: 'Пограбування',
  newyear: 'Новорічний барабан',
  sector: 'Сектор: частка суми рівня',
  prize: 'Приз',
  chance: 'Шанс',
  level: 'Рівень',
  amount: 'Сума рівня',
  average: 'У середньому',
  exact: 'Точно',
  kind: 'Чого',
  things: 'Речі, штук на квиток',
};
