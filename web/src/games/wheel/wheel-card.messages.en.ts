import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelCardRu } from './wheel-card.messages.ts';

export const en = {
  name: 'Wheel of fortune',
  text: '32 segments and multipliers up to 30×. Stake on as many as you like.',
} as const satisfies Translation<typeof wheelCardRu>;
