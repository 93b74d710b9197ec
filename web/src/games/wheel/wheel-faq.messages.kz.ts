import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelFaqRu } from './wheel-faq.messages.ts';

export const kz = {
  question: 'Сәттілік дөңгелегі қалай жұмыс істейді?',
  answer:
    'Бір немесе бірнеше еселікке тігіңіз. Бірінші бәстен кейін раунд тағы {{seconds}} с бәс қабылдайды, содан соң дөңгелек айналады. Түскен еселікке тігілген бәс соған көбейтіледі. Толық ережелер — [мұнда](/helpdesk/rules#wheel).',
  rtp: 'Сәттілік дөңгелегі: {{rtp}}',
  limits: 'Сәттілік дөңгелегі: {{min}} – {{max}}',
} as const satisfies Translation<typeof wheelFaqRu>;
