import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './studio-titles.messages.ts';

export const uz = {
  title: 'Studiya',
  inbox: 'Kiruvchi',
  'inbox.count': 'Qaror kutmoqda: {{count}}',
  'inbox.version': '{{game}}: {{version}}-versiya',
  'inbox.guardrails': '{{game}}: chegaralar, {{version}}-taklif',
  'inbox.own': 'sizniki: boshqa odam hal qiladi',
  'inbox.empty': 'Qaror kutayotgan narsa yo‘q.',
  'inbox.text':
    'Tekshirilgan versiyalar va taklif qilingan chegaralar, ular bo‘yicha hali qaror yo‘q. Eng eskilari yuqorida.',
} as const satisfies Translation<typeof ru>;
