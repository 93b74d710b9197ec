import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelFaqRu } from './wheel-faq.messages.ts';

export const ua = {
  question: 'Як влаштоване колесо фортуни?',
  answer:
    'Поставте на один або кілька множників. Після першої ставки раунд приймає їх ще {{seconds}} с, потім колесо крутиться. Ставка на множник, що випав, множиться на нього. Повні правила — [тут](/helpdesk/rules#wheel).',
  rtp: 'Колесо фортуни: {{rtp}}',
  limits: 'Колесо фортуни: від {{min}} до {{max}}',
} as const satisfies Translation<typeof wheelFaqRu>;
