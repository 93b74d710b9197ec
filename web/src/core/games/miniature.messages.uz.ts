import type { Translation } from '../i18n/messages.ts';
import type { miniatureRu } from './miniature.messages.ts';

export const uz = {
  dice: 'Oxirgi son: {{number}}',
  mines: 'Oxirgi ko‘paytirgich: {{times}}',
  'battle.shares': 'Qizillar {{red}}, ko‘klar {{blue}}',
  'battle.last': 'Oxirgi son: {{number}}',
  wheel: 'Oxirgi sektor: {{word}}',
  classic: 'Bankda {{amount}}',
  coinflip_one: '{{count}} ta xona o‘yinchi kutmoqda',
  coinflip_other: '{{count}} ta xona o‘yinchi kutmoqda',
} as const satisfies Translation<typeof miniatureRu>;
