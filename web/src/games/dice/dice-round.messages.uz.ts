import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRoundRu } from './dice-round.messages.ts';

export const uz = {
  draw: 'Kubikka 10 000 ta sondan bittasi kerak, u ikki kasr belgisi bilan ko‘rsatiladi:',
  less: '{{percent}} dan kichik',
  more: '{{percent}} va katta',
} as const satisfies Translation<typeof diceRoundRu>;
