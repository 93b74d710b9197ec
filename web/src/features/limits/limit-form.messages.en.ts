import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limit-form.messages.ts';

export const en = {
  'form.amount': 'Amount',
  'form.minutes': 'Minutes per day',
  'form.now': 'Applies at once.',
  'form.later': 'Needs confirming after 24 hours, from {{at}}.',
  'form.same': 'This is the limit now.',
  'form.invalid': 'Enter an amount from {{min}} to {{max}}',
  'form.invalid.minutes': 'Enter a whole number from {{min}} to {{max}}',
  'form.save': 'Save',
  'form.remove': 'Remove limit',
  'form.cancel': 'Cancel',
  'saved.now': 'The limit is saved and already applies',
  'saved.later': 'Request saved. Confirm the new limit from {{at}}',
  'saved.ends': 'Request saved. Confirm the end of the limit from {{at}}',
} as const satisfies Translation<typeof ru>;
