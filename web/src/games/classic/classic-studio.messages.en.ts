import type { Translation } from '../../core/i18n/messages.ts';
import type { classicStudioRu } from './classic-studio.messages.ts';

export const en = {
  'field.aloneMs': 'Wait for a second player',
  'field.maxBetsPerPlayer': 'Bets per player',
  'help.countdownMs': 'How long bets are taken once two players have one',
  'help.spinMs': 'How long the reel takes to stop, from the draw to the payout',
  'help.aloneMs': 'How long a player waits for a second one, from the first bet, before the stakes are returned',
  'help.maxBetsPerPlayer': 'How many bets one player may place in a round',
  'bet.others': 'Other players',
  'class.pair': 'Two players, equal stakes',
  'class.one-of-ten': 'One of ten',
  'class.great-share': 'Nine tenths of the pot',
  'class.small-share': 'A tenth of the pot',
  'class.small-against-many': 'Least stake against twenty',
} as const satisfies Translation<typeof classicStudioRu>;
