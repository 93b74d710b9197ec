import type { Translation } from '../i18n/messages.ts';
import type { vipCardRu } from './vip-card.messages.ts';

export const uz = {
  level: 'VIP darajasi: {{name}}',
  progress: '{{name}} darajasigacha',
  left: 'Yana {{amount}} tikish kerak',
  top: 'Bu eng yuqori daraja.',
} as const satisfies Translation<typeof vipCardRu>;
