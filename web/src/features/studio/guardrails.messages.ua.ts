import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './guardrails.messages.ts';

export const ua = {
  text: 'Версію поза цими межами не можна ні схвалити, ні увімкнути. Змінюють їх двоє: один адміністратор пропонує, інший схвалює.',
  inForce: 'Чинні',
  proposed: 'Запропоновано',
  changes: 'Відмінності від чинних меж',
  same: 'Відмінностей від чинних меж немає.',
  proposal: 'Пропозиція {{version}}',
  own: 'Ваша пропозиція: схвалити її може інший адміністратор.',
  approve: 'Схвалити межі',
  'approve.text': 'Межі діятимуть одразу, в усіх процесах.',
  reject: 'Відхилити',
  'reject.text': 'Пропозицію буде відкладено назавжди.',
  withdraw: 'Відкликати',
  propose: 'Запропонувати межі',
  'propose.text': 'Схвалити їх має інший адміністратор.',
  restart: 'Повернути чинні',
  reason: 'Причина',
  done: 'Готово',
  wrong: 'Напишіть число.',
  history: 'Історія меж',
  program: 'Діють межі програми: їх ніхто не змінював.',
  'status.proposed': 'Запропоновано',
  'status.active': 'Чинні',
  'status.retired': 'Замінено',
  'status.rejected': 'Відхилено',
} as const satisfies Translation<typeof ru>;
