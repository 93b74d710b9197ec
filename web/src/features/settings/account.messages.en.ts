import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './account.messages.ts';

export const en = {
  save: 'Save',
  send: 'Send the e-mail',
  avatar: 'Avatar',
  'avatar.edit': 'Change the avatar',
  nick: 'Nickname',
  'nick.edit': 'Change the nickname',
  'nick.hint': '{{min}} to {{max}} letters, digits and dots, at least one letter. Letters of one alphabet.',
  'nick.saved': 'Nickname changed',
  id: 'ID',
  email: 'E-mail',
  'email.none': 'None yet',
  'email.add': 'Add an e-mail',
  'email.edit': 'Change the e-mail',
  'email.confirmed': 'Confirmed',
  'email.unconfirmed': 'Not confirmed',
  'email.pending': 'We have sent an e-mail to {{email}}. Follow the link in it to confirm the address.',
  'email.resend': 'Send again',
  'email.sent': 'E-mail sent',
  'email.text': 'An e-mail with a link goes to the new address. The address changes when you follow the link.',
  'email.new': 'New e-mail',
  social: 'Sign-in with other services',
} as const satisfies Translation<typeof ru>;
