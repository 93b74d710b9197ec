import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const en = {
  interface: 'Interface',
  language: 'Language',
  currency: 'Display currency',
  'currency.hint': 'Amounts are shown and bets are made in it.',
  'currency.failed': 'The currency was not changed. Your balance is as it was.',
  'language.failed': 'The language was switched, but the server has not kept it.',
  sound: 'Sound',
  'sound.hint': 'Sounds of games and notices.',
  animations: 'Animations',
  'animations.hint': 'Without them everything appears at once and nothing moves.',
  shortcuts: 'Keyboard shortcuts',
  'shortcuts.hint': 'Bets by a single key on game pages.',
  privacy: 'Privacy and letters',
  hidden: 'Hide my nickname',
  'hidden.hint': 'In feeds of bets others see its first letter only.',
  marketing: 'News and bonuses by e-mail',
  'marketing.hint': 'Letters about security are always sent.',
  'preferences.later': 'No connection. The setting is saved once it is back.',
} as const satisfies Translation<typeof ru>;
