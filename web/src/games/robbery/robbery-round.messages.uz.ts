import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyRoundRu } from './robbery-round.messages.ts';

export const uz = {
  name: 'Talonchilik',
  draw: 'Talonchilikda sakkiz sektordan biri tushadi; vazni kattasi ko‘proq chiqadi:',
  level: 'VIP darajasi: {{level}}',
} as const satisfies Translation<typeof robberyRoundRu>;
