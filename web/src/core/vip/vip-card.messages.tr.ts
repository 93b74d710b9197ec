import type { Translation } from '../i18n/messages.ts';
import type { vipCardRu } from './vip-card.messages.ts';

export const tr = {
  level: 'VIP seviyesi: {{name}}',
  progress: '{{name}} seviyesine',
  left: 'Kalan bahis: {{amount}}',
  top: 'Bu en yüksek seviye.',
} as const satisfies Translation<typeof vipCardRu>;
