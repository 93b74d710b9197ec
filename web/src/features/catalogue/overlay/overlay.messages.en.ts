import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './overlay.messages.ts';

export const en = {
  title: 'Game',
  back: 'Back',
  cashier: 'Cashier',
  demo: 'Play money',
  'demo.open': 'Open with play money',
  retry: 'Open again',
  currency: 'Currency',
  continue: 'Continue',
  table: 'Table: {{name}}',
  'table.choose': 'Choose a table',
  'table.dealer': 'Dealer: {{name}}',
  'table.limits': 'Bets: {{min}} – {{max}}',
  'table.closed': 'Closed',
  fullscreen: 'Full screen',
  theatre: 'Theatre mode',
  noAddress: 'The provider sent no address for the game. Try again later.',
  elsewhere: 'You opened a game for money elsewhere. Here it has ended; whatever was won will be paid.',
  'elsewhere.here': 'Play here',
  refused:
    'The bet was not taken: a limit or a break of yours does not allow it. They are in settings, under “Limits”.',
  withdrawn:
    'The bet was not taken: this game starts no more rounds. An open one can be played to its end, and what it wins will be paid.',
  played_one: '{{count}} round: staked {{staked}}, paid {{paid}}',
  played_other: '{{count}} rounds: staked {{staked}}, paid {{paid}}',
  'played.open_one': '{{count}} round has not ended: what it wins is paid when it does',
  'played.open_other': '{{count}} rounds have not ended: what they win is paid when they do',
} as const satisfies Translation<typeof ru>;
