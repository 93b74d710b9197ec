import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRoundRu } from './newyear-round.messages.ts';

export const kz = {
  name: 'Жаңа жылдық барабан',
  draw: 'Барабаннан бір жүлде шығады; салмағы көбірегі жиірек шығады:',
  ticket: 'Билет {{ticket}}',
} as const satisfies Translation<typeof newyearRoundRu>;
