import type { Translation } from '../../core/i18n/messages.ts';
import type { battleFaqRu } from './battle-faq.messages.ts';

export const ua = {
  question: 'Як влаштована битва?',
  answer:
    'Червоні грають проти синіх із рівними шансами. Коли ставки є в обох команд, починається відлік: {{seconds}} с. Переможці ділять банк тих, хто програв, за розміром своїх ставок; із цього банку ми беремо {{commission}}. Повні правила — [тут](/helpdesk/rules#battle).',
  rtp: 'Битва, за рівних банків: {{rtp}}',
  limits: 'Битва: від {{min}} до {{max}}',
} as const satisfies Translation<typeof battleFaqRu>;
