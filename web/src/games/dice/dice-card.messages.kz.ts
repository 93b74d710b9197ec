import type { Translation } from '../../core/i18n/messages.ts';
import type { diceCardRu } from './dice-card.messages.ts';

export const kz = {
  name: 'Сүйек ойыны',
  text: '0,00 мен 99,99 арасындағы сан. Шекараны және жағын таңдаңыз.',
} as const satisfies Translation<typeof diceCardRu>;
