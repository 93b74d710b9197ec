import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyRoundRu } from './robbery-round.messages.ts';

export const kz = {
  name: 'Тонау',
  draw: 'Тонауда сегіз сектордың бірі түседі; салмағы көбірегі жиірек шығады:',
  level: 'VIP деңгейі: {{level}}',
} as const satisfies Translation<typeof robberyRoundRu>;
