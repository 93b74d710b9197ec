import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './breaks.messages.ts';

export const en = {
  'reality.title': 'Time reminder',
  'reality.text':
    'After this much play we show you how long you have been here and what the result is. Auto play stops then.',
  'reality.label': 'How often to remind',
  'reality.off': 'Off',
  'reality.every': '{{count}} min',
  'reality.saved': 'Reminder saved',
  'break.title': 'Break',
  'break.text':
    'Bets, deposits and bonuses close for the time you choose. A break cannot be cancelled or shortened, only extended.',
  'break.label': 'For how long',
  'break.day': '24 hours',
  'break.week': '7 days',
  'break.month': '30 days',
  'break.action': 'Take a break',
  'exclusion.title': 'Self-exclusion',
  'exclusion.text':
    'If play has stopped being fun, close it to yourself for a long time or for good. Not even we can undo this. And talk to someone close to you or to a professional: people do get over it.',
  'exclusion.label': 'For how long',
  'exclusion.sixMonths': '6 months',
  'exclusion.year': '1 year',
  'exclusion.fiveYears': '5 years',
  'exclusion.forever': 'For good',
  'exclusion.action': 'Exclude myself',
  'confirm.title.time_out': 'Take a break?',
  'confirm.title.self_exclusion': 'Exclude yourself from play?',
  'confirm.until': 'Until {{until}} you will not be able to bet, deposit or get bonuses.',
  'confirm.forever': 'You will never again be able to bet, deposit or get bonuses.',
  'confirm.money':
    'Your money stays in your account: you can withdraw it any day. An open game of mines can be finished.',
  'confirm.tick': 'I understand that this cannot be cancelled or shortened',
  'confirm.action.time_out': 'Start the break',
  'confirm.action.self_exclusion': 'Exclude me',
  'confirm.cancel': 'Not now',
  'confirm.longer': 'You already have a break. A new one must end later.',
  begun: 'Done. Bets are closed',
  'export.title': 'Account history',
  'export.text':
    'One file with everything we keep about you: profile, sign-ins, limits, transactions and bets in all games. It holds no passwords or other secrets.',
  'export.action': 'Download history',
  'export.ready': 'The file is ready',
  'export.failed': 'The file could not be made. Check your connection and try again.',
  'export.wait_one': 'Too many requests. Try again in {{count}} minute.',
  'export.wait_other': 'Too many requests. Try again in {{count}} minutes.',
} as const satisfies Translation<typeof ru>;
