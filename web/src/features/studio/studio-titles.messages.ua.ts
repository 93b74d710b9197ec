import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const ua = {
  title: 'Студія',
  inbox: 'Вхідні',
  'inbox.count': 'Чекають на рішення: {{count}}',
  'inbox.version': '{{game}}: версія {{version}}',
  'inbox.guardrails': '{{game}}: межі, пропозиція {{version}}',
  'inbox.own': 'ваше: вирішує інший',
  'inbox.empty': 'Ніщо не чекає на рішення.',
  'inbox.text': 'Перевірені версії та запропоновані межі, щодо яких ще не вирішили. Найстаріші зверху.',
} as const satisfies Translation<typeof ru>;
