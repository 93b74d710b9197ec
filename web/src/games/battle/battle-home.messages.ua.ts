import type { Translation } from '../../core/i18n/messages.ts';
import type { battleHomeRu } from './battle-home.messages.ts';

export const ua = {
  shares: 'Червоні {{red}}, сині {{blue}}',
  last: 'Останнє число: {{number}}',
  banner: 'Дві команди й один раунд на всіх. Частки обох видно, поки приймаються ставки.',
} as const satisfies Translation<typeof battleHomeRu>;
