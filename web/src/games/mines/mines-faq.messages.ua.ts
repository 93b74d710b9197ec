import type { Translation } from '../../core/i18n/messages.ts';
import type { minesFaqRu } from './mines-faq.messages.ts';

export const ua = {
  question: 'Як грати в міни?',
  answer:
    'Задайте кількість мін, від {{least}} до {{most}}, і відкривайте 24 клітинки по одній. Кожна безпечна підвищує множник, міна завершує гру. Виграш можна забрати після будь-якої безпечної клітинки. Повні правила — [тут](/helpdesk/rules#mines).',
  rtp: 'Міни: {{rtp}}',
  limits: 'Міни: від {{min}} до {{max}}',
} as const satisfies Translation<typeof minesFaqRu>;
