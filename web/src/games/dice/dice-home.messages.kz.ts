import type { Translation } from '../../core/i18n/messages.ts';
import type { diceHomeRu } from './dice-home.messages.ts';

export const kz = {
  last: 'Соңғы сан: {{number}}',
  banner: 'Мүмкіндікті өзіңіз таңдайсыз, төлем бәске дейін белгілі.',
} as const satisfies Translation<typeof diceHomeRu>;
