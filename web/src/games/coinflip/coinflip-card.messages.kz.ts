import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipCardRu } from './coinflip-card.messages.ts';

export const kz = {
  name: 'Тиын лақтыру',
  text: 'Екі ойыншы тең тігеді, бәрін кім алатынын тиын шешеді.',
} as const satisfies Translation<typeof coinflipCardRu>;
