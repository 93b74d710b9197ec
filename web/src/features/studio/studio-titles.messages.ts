import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the designers’ pages, in the source language. */
export const ru = {
  title: 'Студия',
  inbox: 'Входящие',
  'inbox.count': 'Ждут решения: {{count}}',
  'inbox.version': '{{game}}: версия {{version}}',
  'inbox.guardrails': '{{game}}: границы, предложение {{version}}',
  'inbox.own': 'ваше: решает другой',
  'inbox.empty': 'Ничего не ждёт решения.',
  'inbox.text': 'Проверенные версии и предложенные границы, по которым ещё не решили. Самые старые сверху.',
} as const;

export const studioTitles = defineMessages('studio-titles', ru, {
  en: () => import('./studio-titles.messages.en.ts'),
  ua: () => import('./studio-titles.messages.ua.ts'),
  kz: () => import('./studio-titles.messages.kz.ts'),
  uz: () => import('./studio-titles.messages.uz.ts'),
  tr: () => import('./studio-titles.messages.tr.ts'),
});
