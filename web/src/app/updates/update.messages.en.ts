import type { Translation } from '../../core/i18n/messages.ts';
import type { updateRu } from './update.messages.ts';

export const en = {
  title: 'A new version is out',
  text: 'Refresh the page whenever it suits you. Your bets and balance are kept on the server.',
  waiting: 'We will update as soon as the current round is over. Auto play stops after the current bet.',
  take: 'Update',
  later: 'Later',
  failed: 'The update failed. Try again or reload the page.',
} as const satisfies Translation<typeof updateRu>;
