import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limits.messages.ts';

export const en = {
  title: 'Responsible gaming',
  intro:
    'Here you decide how much money and time you spend on play. A limit can be lowered at once, but raised or removed only after 24 hours.',
  'guest.text':
    'Limits on deposits, losses, bets and time, reminders, breaks and self-exclusion. Sign in to set them for yourself.',
  'guest.signIn': 'Sign in',
  'load.failed': 'Your limits did not load. They still apply.',
  'load.retry': 'Try again',
  'state.time_out': 'On a break until {{until}}',
  'state.self_exclusion': 'Self-excluded until {{until}}',
  'state.forever': 'Self-excluded for good',
  'state.text': 'Bets, deposits and bonuses are closed. You can withdraw your money and look at your history as usual.',
  'state.session': 'Your playing time for today is used up',
  'state.session.text': 'Bets open again {{until}}. You can withdraw your money as usual.',
  'limits.title': 'Limits',
  'limits.text':
    'Only real money counts; bonus money and USDIC do not. Days, weeks and months follow Moscow time, and weeks begin on Monday.',
  'kind.deposit': 'Deposits',
  'kind.deposit.hint': 'How much money can be paid in.',
  'kind.loss': 'Loss',
  'kind.loss.hint': 'Bets less payouts. Until a round is over, its bet counts as lost.',
  'kind.wager': 'Bets',
  'kind.wager.hint': 'The sum of all bets, won and lost.',
  'kind.session': 'Time',
  'kind.session.hint': 'How many minutes a day at least one page of the site is open.',
  'period.day': 'Per day',
  'period.week': 'Per week',
  'period.month': 'Per month',
  'limit.none': 'Not set',
  'limit.used': '{{used}} used. Resets {{at}}',
  'limit.pending': '{{amount}} from {{at}}',
  'limit.pending.none': 'No limit from {{at}}',
  'limit.keep': 'Keep as it is',
  'limit.set': 'Set',
  'limit.change': 'Change',
  'saved.kept': 'The limit stays as it was',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  'error.lost': 'The connection was lost. Check what this page shows: the change may have been saved.',
} as const satisfies Translation<typeof ru>;
