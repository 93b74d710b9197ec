import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './robbery.messages.ts';

export const en = {
  name: 'Robbery',
  open: 'Go to the wheel',
  opensIn: 'Next spin in {{time}}',
  ready: 'Your spin is ready. It can give up to {{amount}}.',
  spin: 'Spin',
  link: 'Link Telegram',
  toBonuses: 'Go to my bonuses',
  last: 'Your last spin: {{amount}}, {{at}}.',
  check: 'Check it',
  'how.share':
    'The wheel has eight sectors. Each gives its share of the amount for your level ({{level}}); the chances stand below the wheel.',
  'how.seed': 'Your seeds decide the sector, as they do for any bet, and anyone can recompute the result.',
  'terms.day': 'One spin every 24 hours, counted from the one before. Missed spins do not add up.',
  'terms.wager':
    'The prize goes to your bonus balance once you make it active. It becomes yours when {{times}} times its amount has been staked from there within {{days}} days.',
  'terms.cap': 'At most a hundred times the prize can become yours.',
  'terms.free': 'A spin costs nothing and is not a bet. You may decline the prize.',
} as const satisfies Translation<typeof ru>;
