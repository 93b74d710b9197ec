import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipFaqRu } from './coinflip-faq.messages.ts';

export const ua = {
  question: 'Як грати в «Орла і решку»?',
  answer:
    'Відкрийте кімнату, вибравши сторону й ставку, або увійдіть у чужу. Ставки рівні, шанси теж; переможець отримує обидві за вирахуванням {{commission}}. Грають лише люди й лише на реальні гроші. Кімнату без суперника можна закрити, ставка повернеться. Повні правила — [тут](/helpdesk/rules#coinflip).',
  rtp: 'Орел і решка: {{rtp}}',
  limits: 'Орел і решка: від {{min}} до {{max}}',
} as const satisfies Translation<typeof coinflipFaqRu>;
