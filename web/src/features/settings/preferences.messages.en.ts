import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const en = {
  interface: 'Interface',
  language: 'Language',
  currency: 'Display currency',
  'currency.hint': 'Amounts are shown and bets are made in it.',
  'currency.failed': 'The currency could not be changed. Your balance is the same.',
  'language.failed': 'The language has changed, but the server did not save it.',
  sound: 'Sound',
  'sound.hint': 'Sounds of games and notifications.',
  animations: 'Animations',
  'animations.hint': 'Without them everything appears at once and nothing moves.',
  shortcuts: 'Keyboard shortcuts',
  'shortcuts.hint': 'Place bets with a single key on game pages.',
  privacy: 'Privacy and e-mails',
  hidden: 'Hide my nickname',
  'hidden.hint': 'In bet feeds others see only its first letter.',
  marketing: 'News and bonuses by e-mail',
  'marketing.hint': 'E-mails about security are always sent.',
  'preferences.later': 'No connection. The setting is saved once it is back.',
} as const satisfies Translation<typeof ru>;
