import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipFaqRu } from './coinflip-faq.messages.ts';

export const kz = {
  question: 'Тиын лақтыруды қалай ойнаймын?',
  answer:
    'Тиын жағы мен бәсті таңдап бөлме ашыңыз немесе біреудің бөлмесіне кіріңіз. Бәстер де, мүмкіндіктер де тең; жеңімпаз екеуін де алады, {{commission}} ұсталады. Тек адамдар және тек нақты ақшаға ойнайды. Қарсылас кірмеген бөлмені жабуға болады, бәс қайтарылады. Толық ережелер — [мұнда](/helpdesk/rules#coinflip).',
  rtp: 'Тиын лақтыру: {{rtp}}',
  limits: 'Тиын лақтыру: {{min}} – {{max}}',
} as const satisfies Translation<typeof coinflipFaqRu>;
