import type { Translation } from '../i18n/messages.ts';
import type { miniatureRu } from './miniature.messages.ts';

export const kz = {
  dice: 'Соңғы сан: {{number}}',
  mines: 'Соңғы еселік: {{times}}',
  'battle.shares': 'Қызылдар {{red}}, көктер {{blue}}',
  'battle.last': 'Соңғы сан: {{number}}',
  wheel: 'Соңғы сектор: {{word}}',
  classic: 'Банкте {{amount}}',
  coinflip_one: '{{count}} бөлме ойыншы күтіп тұр',
  coinflip_other: '{{count}} бөлме ойыншы күтіп тұр',
} as const satisfies Translation<typeof miniatureRu>;
