import type { Translation } from '../../core/i18n/messages.ts';
import type { classicCardRu } from './classic-card.messages.ts';

export const kz = {
  name: 'Классика',
  text: 'Барлығына бір банк. Билет көп болса, мүмкіндік те жоғары.',
} as const satisfies Translation<typeof classicCardRu>;
