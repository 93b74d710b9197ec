import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-about.messages.ts';

export const uz = {
  about: 'Kunlik turnir: jamg‘arma, o‘rinlar ulushi va shartlar oldindan ma’lum, jadval hammaga ochiq.',
} as const satisfies Translation<typeof ru>;
