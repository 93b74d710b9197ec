import type { Translation } from '../../core/i18n/messages.ts';
import type { battleCardRu } from './battle-card.messages.ts';

export const ua = {
  name: 'Битва',
  text: 'Червоні проти синіх: переможці ділять банк тих, хто програв.',
} as const satisfies Translation<typeof battleCardRu>;
