import type { Translation } from '../../core/i18n/messages.ts';
import type { battleRoundRu } from './battle-round.messages.ts';

export const uz = {
  draw: 'Jangga 1 dan 1000 gacha bitta son kerak:',
  red: 'Qizillar',
  blue: 'Ko‘klar',
} as const satisfies Translation<typeof battleRoundRu>;
