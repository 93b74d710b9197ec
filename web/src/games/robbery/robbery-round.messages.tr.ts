import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyRoundRu } from './robbery-round.messages.ts';

export const tr = {
  name: 'Soygun',
  draw: 'Soygunda sekiz dilimden biri çıkar; ağırlığı büyük olan daha sık gelir:',
  level: 'VIP seviyesi {{level}}',
} as const satisfies Translation<typeof robberyRoundRu>;
