import type { Translation } from '../i18n/messages.ts';
import type { vipCardRu } from './vip-card.messages.ts';

export const ua = {
  level: 'VIP-рівень {{name}}',
  progress: 'До {{name}}',
  left: 'Залишилося поставити {{amount}}',
  top: 'Це найвищий рівень.',
} as const satisfies Translation<typeof vipCardRu>;
