import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const en = {
  close: 'Close',
  signIn: 'Sign in',
  home: 'To the home page',
  copy: 'Copy: {{what}}',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text and copy it yourself',
  'password.show': 'Show the password',
  'password.hide': 'Hide the password',
  'act.cancel': 'Cancel',
  'act.reasonShort': 'Write a reason: at least three characters.',
  noAnswer: 'The server did not answer. Check your connection and try again.',
} as const satisfies Translation<typeof ru>;
