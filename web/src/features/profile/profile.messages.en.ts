import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './profile.messages.ts';

export const en = {
  title: 'Player card',
  'title.own': 'My profile',
  loading: 'Loading…',
  failed: 'The card did not load.',
  retry: 'Try again',
  'role.moderator': 'Moderator',
  'role.admin': 'Administrator',
  since: 'Joined: {{month}}',
  hidden: 'This player keeps their statistics private.',
  hiddenOwn: 'Other players see your nickname shortened and no statistics.',
  vip: 'VIP level {{name}}',
  'vip.text': 'The level grows with real-money bets.',
  'vip.open': 'VIP club',
  'stats.title': 'Statistics',
  'stats.totalBet': 'Total wagered',
  'stats.totalGames': 'Bets played',
  'stats.maxWin': 'Best win',
  'stats.maxCoef': 'Best multiplier',
  id: 'ID',
  settings: 'Settings',
  moderate: 'Open in moderation',
} as const satisfies Translation<typeof ru>;
