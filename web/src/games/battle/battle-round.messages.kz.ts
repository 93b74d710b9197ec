import type { Translation } from '../../core/i18n/messages.ts';
import type { battleRoundRu } from './battle-round.messages.ts';

export const kz = {
  draw: 'Шайқасқа 1 мен 1000 арасындағы бір сан керек:',
  red: 'Қызылдар',
  blue: 'Көктер',
} as const satisfies Translation<typeof battleRoundRu>;
