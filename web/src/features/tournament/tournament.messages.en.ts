import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament.messages.ts';

export const en = {
  again: 'Try again',
  pool: 'Prize pool',
  'pool.ton': '{{ton}} TON at the rate of the start of the day',
  ends: 'The day ends in {{time}}, at midnight in Moscow',
  players_one: '{{count}} participant',
  players_other: '{{count}} participants',
  champion: 'Last day’s winner',
  participate: 'Take part',
  signIn: 'Sign in to take part',
  needsLevel: 'The tournament is open from level VIP2. Your level is {{level}}.',
  registered: 'You are taking part in today’s tournament',
  'registered.now': 'You are registered for today’s tournament',
  closed: 'Play is closed for you now, so you cannot take part.',
  off: 'No tournament is held today.',
  'own.place': 'Your place',
  'own.amount': 'Your bets today',
  'own.unranked': 'none yet',
  counting: 'The results of {{date}} are being counted and will appear in a few minutes.',
  toPage: 'Ranking, shares and terms',
  'ranking.title': 'Today’s ranking',
  'ranking.empty': 'No participant has a settled bet today yet.',
  'col.place': 'Place',
  'col.player': 'Player',
  'col.amount': 'Bets',
  'col.prize': 'Prize',
  'col.share': 'Share',
  'row.bets': 'bets {{amount}}',
  'player.card': 'Card of the player {{nick}}',
  you: 'you',
  'shares.title': 'How the pool is shared',
  'terms.title': 'Terms',
  'terms.who': 'Every player from level VIP2 up may take part. It is free, and you register for one day, Moscow time.',
  'terms.amount':
    'Places go by the sum of real-money bets settled on the day: from midnight on, including those before you registered. Bets from the bonus balance or in USDIC and returned bets do not count.',
  'terms.ties':
    'If sums are equal, the player who reached the sum first ranks higher; if the times are equal too, the one who registered first.',
  'terms.late':
    'A bet belongs to the day on which it is settled: a game that ends after midnight counts for the new day.',
  'terms.bank':
    'The pool and the shares are fixed when the day begins and stay the same until it ends. A prize is rounded down to the hundredth.',
  'terms.fewer':
    'If fewer players have bets than there are prizes, the shares of the empty places are neither paid nor shared among the others.',
  'terms.paid': 'Prizes are credited to the real balance a few minutes after midnight. They need not be wagered.',
  'terms.checked':
    'If winners share a device, an address, payment details, a document or a profile, a member of staff checks their prizes first. The prize of a player on a break waits, too. A prize that is refused is not shared among the others.',
  'terms.excluded':
    'Players who are blocked, have excluded themselves or whose identity is still being checked take no place: those behind them move up.',
  'terms.sober': 'Bets during the tournament are the same as always: on average they return less than they cost.',
  limits: 'Limits and breaks',
  'results.title': 'Results of the last days',
  'results.empty': 'There are no results yet.',
  'results.day': '{{date}}, pool of {{bank}}',
  'results.nobody': 'Nobody took a place on this day.',
  'news.paid': 'Tournament of {{date}}: place {{place}}. The prize of {{prize}} is on your balance.',
  'news.waiting': 'Tournament of {{date}}: place {{place}}. A member of staff will check the prize of {{prize}} first.',
} as const satisfies Translation<typeof ru>;
