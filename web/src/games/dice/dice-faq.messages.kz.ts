import type { Translation } from '../../core/i18n/messages.ts';
import type { diceFaqRu } from './dice-faq.messages.ts';

export const kz = {
  question: 'Сүйек ойынын қалай ойнаймын?',
  answer:
    'Пайыз бен жақты таңдаңыз. 0,00 мен 99,99 арасындағы сан түседі: «аз» сан пайыздан кіші болса, «және көп» оған тең немесе үлкен болса ұтады. Мүмкіндік неғұрлым аз болса, еселік соғұрлым жоғары. Толық ережелер — [мұнда](/helpdesk/rules#dice).',
  rtp: 'Сүйек ойыны: {{rtp}}',
  limits: 'Сүйек ойыны: {{min}} – {{max}}',
} as const satisfies Translation<typeof diceFaqRu>;
