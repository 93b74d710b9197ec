import type { Translation } from '../../core/i18n/messages.ts';
import type { minesHomeRu } from './mines-home.messages.ts';

export const uz = {
  last: 'Oxirgi ko‘paytirgich: {{times}}',
  banner: 'Har bir xavfsiz katak ko‘paytirgichni oshiradi. Istalganida to‘xtash mumkin.',
} as const satisfies Translation<typeof minesHomeRu>;
