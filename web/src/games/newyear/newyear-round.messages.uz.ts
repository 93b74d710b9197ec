import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRoundRu } from './newyear-round.messages.ts';

export const uz = {
  name: 'Yangi yil barabani',
  draw: 'Barabandan bitta sovrin chiqadi; vazni kattasi ko‘proq chiqadi:',
  ticket: 'Chipta {{ticket}}',
} as const satisfies Translation<typeof newyearRoundRu>;
