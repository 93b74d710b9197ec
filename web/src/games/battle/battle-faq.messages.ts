import { defineMessages } from '../../core/i18n/messages.ts';

/** What the FAQ says of the game, in the source language. */
export const battleFaqRu = {
  question: 'Как устроена битва?',
  answer:
    'Красные играют против синих с равными шансами. Когда ставки есть у обеих команд, начинается отсчёт: {{seconds}} с. Победители делят банк проигравших по размеру своих ставок, с этого банка мы берём {{commission}}. Полные правила — [здесь](/helpdesk/rules#battle).',
  rtp: 'Битва, при равных банках: {{rtp}}',
  limits: 'Битва: от {{min}} до {{max}}',
} as const;

export const battleFaqMessages = defineMessages('battle-faq', battleFaqRu, {
  en: () => import('./battle-faq.messages.en.ts'),
  ua: () => import('./battle-faq.messages.ua.ts'),
  kz: () => import('./battle-faq.messages.kz.ts'),
  uz: () => import('./battle-faq.messages.uz.ts'),
  tr: () => import('./battle-faq.messages.tr.ts'),
});
