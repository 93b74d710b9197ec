import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelHomeRu } from './wheel-home.messages.ts';

export const ua = {
  last: 'Останній сектор: {{word}}',
  banner: 'Відбиток раунду показано до ставок, і сектор може перевірити кожен.',
} as const satisfies Translation<typeof wheelHomeRu>;
