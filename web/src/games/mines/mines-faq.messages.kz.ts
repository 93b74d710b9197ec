import type { Translation } from '../../core/i18n/messages.ts';
import type { minesFaqRu } from './mines-faq.messages.ts';

export const kz = {
  question: 'Миналарды қалай ойнаймын?',
  answer:
    'Миналар санын таңдаңыз ({{least}} – {{most}}) да, 24 ұяшықты бір-бірлеп ашыңыз. Әр қауіпсіз ұяшық еселікті көтереді, мина ойынды аяқтайды. Ұтысты кез келген қауіпсіз ұяшықтан кейін алуға болады. Толық ережелер — [мұнда](/helpdesk/rules#mines).',
  rtp: 'Миналар: {{rtp}}',
  limits: 'Миналар: {{min}} – {{max}}',
} as const satisfies Translation<typeof minesFaqRu>;
