import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRu } from './dice.messages.ts';

export const en = {
  title: 'Dice',
  'mark.win': 'win',
  'mark.lose': 'loss',
  'result.none': 'A number from 0.00 to 99.99 decides the bet.',
  'result.pending': 'The bet is on its way…',
  'result.win': 'Rolled {{number}}. Paid {{amount}} ({{multiplier}})',
  'result.even': 'Rolled {{number}}. Returned {{amount}}',
  'result.loss': 'Rolled {{number}}. The stake of {{amount}} lost',
  'side.label': 'What to bet on',
  'side.less': 'Less than {{percent}}',
  'side.more': '{{percent}} or more',
  'side.closed': 'No bets at a chance of {{limit}} or more: choose the other side or change the percent.',
  'percent.label': 'Percent',
  'percent.slider': 'Percent on the bar',
  'multiplier.label': 'Multiplier',
  'chance.label': 'Chance',
  'win.label': 'Potential payout',
  'bet.action': 'Place bet',
  'shortcut.down': 'Percent down by 1',
  'shortcut.up': 'Percent up by 1',
  'shortcut.side': 'Switch sides',
  'rules.title': 'Rules of dice',
  'rules.roll': 'Each bet draws a number from 0.00 to 99.99. All 10,000 numbers are equally likely.',
  'rules.sides':
    '“Less than” wins if the number is below the chosen percent; “or more” wins if it equals or exceeds it.',
  'rules.payout':
    'Payout = stake × multiplier; multiplier = {{rtp}} / chance. The payout is rounded down to a hundredth of the site’s base currency.',
  'rules.closed': 'No bet is taken at a chance of {{limit}} or more.',
  'rules.fair':
    'The number is derived from the server’s seed, whose fingerprint is known before the bet, and from your seed. Every round can be recomputed on its page.',
  'figure.rtp': 'Promised return (RTP)',
  'figure.exact': 'Exact return of this bet: {{stake}}, {{side}}',
  'figure.edge': 'House edge of this bet',
  'figure.range': 'Stake',
  'figure.rangeValue': '{{min}} to {{max}}',
  'figure.max': 'Greatest payout of the game',
  'figure.maxWin': 'Net win of this bet',
  'replay.label': 'Replay of the round on the bar',
} as const satisfies Translation<typeof diceRu>;
