import type { Translation } from '../../core/i18n/messages.ts';
import type { diceFaqRu } from './dice-faq.messages.ts';

export const ua = {
  question: 'Як грати в кості?',
  answer:
    'Виберіть відсоток і бік. Випадає число від 0,00 до 99,99: «менше» виграє, якщо воно нижче за відсоток, «і більше» — якщо дорівнює йому або вище. Що менший шанс, то більший множник. Повні правила — [тут](/helpdesk/rules#dice).',
  rtp: 'Кості: {{rtp}}',
  limits: 'Кості: від {{min}} до {{max}}',
} as const satisfies Translation<typeof diceFaqRu>;
