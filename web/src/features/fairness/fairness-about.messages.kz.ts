import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './fairness-about.messages.ts';

export const kz = {
  about:
    'Glasshouse казиносында әділдік қалай қамтамасыз етіледі: бәске дейінгі сид ізі, жарияланған формулалар және раундтардың ашық журналы.',
} as const satisfies Translation<typeof ru>;
