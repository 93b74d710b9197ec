import type { Translation } from '../../core/i18n/messages.ts';
import type { classicFaqRu } from './classic-faq.messages.ts';

export const kz = {
  question: 'Классика қалай өтеді?',
  answer:
    'Тігілген әр жүзден бір бөлік — бір билет, солардың бірі ұтады. Иесі бүкіл банкті алады, {{commission}} ұсталады. {{seconds}} с кері санақ екінші ойыншыдан басталады; {{alone}} с ішінде ешкім қосылмаса, бәстер қайтарылады. Толық ережелер — [мұнда](/helpdesk/rules#classic).',
  rtp: 'Классика: {{rtp}}',
  limits: 'Классика: {{min}} – {{max}}, бір раундта {{bets}} бәске дейін',
} as const satisfies Translation<typeof classicFaqRu>;
