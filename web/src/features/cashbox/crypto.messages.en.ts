import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './crypto.messages.ts';

export const en = {
  bonus: 'We add {{percent}} to every crypto deposit.',
  none: 'Crypto deposits are not available now: choose another way.',
  network: 'Network',
  coin: 'Coin',
  from: 'from {{amount}}',
  warning:
    'Send only {{coin}} on the {{network}} network here. Another coin or another network will not arrive and cannot be recovered.',
  qr: 'QR code of the address',
  address: 'Address for {{coin}} on {{network}}',
  memo: 'Memo (comment)',
  memoNeeded: 'Without the memo we cannot tell that the payment is yours: add it to your transfer.',
  minimum: 'Minimum: {{amount}}. Less than that is not credited.',
  watch: 'Your transfer appears on this page as soon as the network sees it.',
  incoming: 'Incoming deposits',
  confirmations: 'Confirmations: {{confirmations}} of {{required}}',
  credited: 'Credited {{amount}}',
} as const satisfies Translation<typeof ru>;
