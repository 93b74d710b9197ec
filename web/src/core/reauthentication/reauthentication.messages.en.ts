import type { Translation } from '../i18n/messages.ts';
import type { ru } from './reauthentication.messages.ts';

export const en: Translation<typeof ru> = {
  title: 'Confirm that it is you',
  text: 'Only the owner of the account may make this change.',
  password: 'Current password',
  code: 'Code from the app or recovery code',
  submit: 'Continue',
  orProfile: 'Or confirm with a connected profile, then press the button again.',
  profile: 'Confirm with a connected profile, then press the button again.',
  signInAgain: 'Sign out and sign in again',
};
