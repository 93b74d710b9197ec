import type { Translation } from '../i18n/messages.ts';
import type { vipCardRu } from './vip-card.messages.ts';

export const kz = {
  level: 'VIP деңгейі: {{name}}',
  progress: '{{name}} деңгейіне дейін',
  left: 'Әлі {{amount}} тігу керек',
  top: 'Бұл — ең жоғары деңгей.',
} as const satisfies Translation<typeof vipCardRu>;
