import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRoundRu } from './newyear-round.messages.ts';

export const tr = {
  name: 'Yılbaşı çarkı',
  draw: 'Çarktan bir ödül çıkar; ağırlığı büyük olan daha sık gelir:',
  ticket: 'Bilet {{ticket}}',
} as const satisfies Translation<typeof newyearRoundRu>;
