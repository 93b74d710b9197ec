import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const kz = {
  title: 'Студия',
  inbox: 'Кіріс',
  'inbox.count': 'Шешім күтуде: {{count}}',
  'inbox.version': '{{game}}: {{version}}-нұсқа',
  'inbox.guardrails': '{{game}}: шектер, {{version}}-ұсыныс',
  'inbox.own': 'сіздікі: басқа адам шешеді',
  'inbox.empty': 'Шешім күтіп тұрған ештеңе жоқ.',
  'inbox.text': 'Тексерілген нұсқалар мен ұсынылған шектер, олар бойынша әлі шешім жоқ. Ең ескілері жоғарыда.',
} as const satisfies Translation<typeof ru>;
