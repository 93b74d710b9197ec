import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const en = {
  currentPassword: 'Current password',
  again: 'Sign out and in again',
  'settings.error.1': 'This name is taken. Choose another one.',
  'settings.error.2': 'Enter a valid nickname: 3 to 15 letters, digits and dots, at least one letter.',
  'settings.error.3': 'This e-mail is taken.',
  'settings.error.4': 'Login and password: Latin letters and digits, at least 6 of them.',
  'settings.error.5': 'The current password is wrong.',
  'settings.error.7': 'Your balance is too low.',
  'settings.error.8': 'The two-factor code is wrong.',
  'settings.error.9': 'The password is wrong.',
  'settings.error.10': 'It did not work. Nothing has changed, try again.',
  'settings.error.14': 'That is not an e-mail address: check it.',
  'settings.error.15': 'The password needs an upper-case letter, a lower-case letter and a digit.',
  'settings.error.16': 'A password needs at least 6 characters.',
  'settings.error.17': 'The passwords do not match.',
  'settings.error.18': 'It could not be saved. Nothing has changed.',
  'settings.error.same_email': 'This address has already been confirmed.',
  'settings.error.sign_in_again': 'Sign in again: this can be changed within 30 minutes after signing in.',
  'settings.error.too_many_attempts': 'Too many attempts. Wait a little and try again.',
  'settings.error.offline': 'The server cannot be reached. Check your connection and try again.',
} as const satisfies Translation<typeof ru>;
