import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-about.messages.ts';

export const en = {
  about:
    'How fairness works at Glasshouse: the seed’s fingerprint before the bet, published formulas and a public log of rounds.',
} as const satisfies Translation<typeof ru>;
