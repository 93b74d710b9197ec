import type { Translation } from '../../core/i18n/messages.ts';
import type { diceHomeRu } from './dice-home.messages.ts';

export const ua = {
  last: 'Останнє число: {{number}}',
  banner: 'Шанс обираєте ви, а виплата відома до ставки.',
} as const satisfies Translation<typeof diceHomeRu>;
