import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './ton.messages.ts';

export const en = {
  title: 'From your TON wallet',
  text: 'Connect your wallet: it signs that it is yours. The signature moves no money.',
  connect: 'Connect a wallet',
  connected: 'Connected wallet: {{wallet}}',
  to: 'Send to this address',
  memo: 'Memo (required)',
  minimum: 'Minimum: {{amount}}',
  course: 'Current rate: 1 TON = {{course}}',
  timeLeft: 'Waiting for the transfer',
} as const satisfies Translation<typeof ru>;
