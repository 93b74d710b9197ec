import type { Translation } from '../../core/i18n/messages.ts';
import type { diceRoundRu } from './dice-round.messages.ts';

export const kz = {
  draw: 'Сүйек ойынына 10 000 саннан біреуі керек, ол екі ондық таңбамен көрсетіледі:',
  less: '{{percent}} санынан аз',
  more: '{{percent}} және көп',
} as const satisfies Translation<typeof diceRoundRu>;
