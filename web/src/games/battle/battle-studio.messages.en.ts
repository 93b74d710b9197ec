import type { Translation } from '../../core/i18n/messages.ts';
import type { battleStudioRu } from './battle-studio.messages.ts';

export const en = {
  'help.commissionPpm': 'The share of the losing bank that the house keeps',
  'help.countdownMs': 'How long bets are taken once both teams have one',
  'cue.red': 'bet on red',
  'cue.blue': 'bet on blue',
  'bet.team': 'Team',
  'bet.allies': 'Other players on the same team',
  'bet.rivals': 'Players on the other team',
  'option.red': 'Red',
  'option.blue': 'Blue',
  'class.equal': 'Equal banks',
  'class.great-bank': 'Own bank nine times the other',
  'class.small-bank': 'Own bank a ninth of the other',
  'class.crowd': '50 bets on each side',
  'class.small-against-many': 'Least stake against twenty',
} as const satisfies Translation<typeof battleStudioRu>;
