import type { Translation } from '../../core/i18n/messages.ts';
import type { classicFaqRu } from './classic-faq.messages.ts';

export const ua = {
  question: 'Як влаштована класика?',
  answer:
    'Кожна поставлена сота частка — один квиток, і виграє один із них. Його власник отримує весь банк за вирахуванням {{commission}}. Відлік у {{seconds}} с починається з другого гравця; якщо за {{alone}} с ніхто не приєднався, ставки повертаються. Повні правила — [тут](/helpdesk/rules#classic).',
  rtp: 'Класика: {{rtp}}',
  limits: 'Класика: від {{min}} до {{max}}, до {{bets}} ставок за раунд',
} as const satisfies Translation<typeof classicFaqRu>;
