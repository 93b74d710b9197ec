import type { Translation } from '../../core/i18n/messages.ts';
import type { battleHomeRu } from './battle-home.messages.ts';

export const en = {
  shares: 'Red {{red}}, blue {{blue}}',
  last: 'Last number: {{number}}',
  banner: 'Two teams and one round for everyone. Both shares are visible while bets are open.',
} as const satisfies Translation<typeof battleHomeRu>;
