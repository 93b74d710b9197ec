import type { Translation } from '../../core/i18n/messages.ts';
import type { minesCardRu } from './mines-card.messages.ts';

export const kz = {
  name: 'Миналар',
  text: '24 ұяшық, астында миналар. Ашыңыз да, ұтысты дер кезінде алыңыз.',
} as const satisfies Translation<typeof minesCardRu>;
