import type { Translation } from '../i18n/messages.ts';
import type { vipCardRu } from './vip-card.messages.ts';

export const en = {
  level: 'VIP level {{name}}',
  progress: 'To {{name}}',
  left: '{{amount}} left to wager',
  top: 'This is the highest level.',
} as const satisfies Translation<typeof vipCardRu>;
