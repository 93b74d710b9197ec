import type { Translation } from '../i18n/messages.ts';
import type { miniatureRu } from './miniature.messages.ts';

export const ua = {
  dice: 'Останнє число: {{number}}',
  mines: 'Останній множник: {{times}}',
  'battle.shares': 'Червоні {{red}}, сині {{blue}}',
  'battle.last': 'Останнє число: {{number}}',
  wheel: 'Останній сектор: {{word}}',
  classic: 'У банку {{amount}}',
  coinflip_one: '{{count}} кімната чекає на гравця',
  coinflip_few: '{{count}} кімнати чекають на гравця',
  coinflip_many: '{{count}} кімнат чекають на гравця',
  coinflip_other: '{{count}} кімнати чекають на гравця',
} as const satisfies Translation<typeof miniatureRu>;
