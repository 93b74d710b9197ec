import type { Translation } from '../../core/i18n/messages.ts';
import type { battleFaqRu } from './battle-faq.messages.ts';

export const kz = {
  question: 'Шайқас қалай өтеді?',
  answer:
    'Қызылдар көктерге қарсы тең мүмкіндікпен ойнайды. Екі командада да бәс болғанда кері санақ басталады: {{seconds}} с. Жеңімпаздар ұтылғандар банкін бәстерінің мөлшеріне қарай бөліседі, осы банктен біз {{commission}} аламыз. Толық ережелер — [мұнда](/helpdesk/rules#battle).',
  rtp: 'Шайқас, банктер тең болғанда: {{rtp}}',
  limits: 'Шайқас: {{min}} – {{max}}',
} as const satisfies Translation<typeof battleFaqRu>;
