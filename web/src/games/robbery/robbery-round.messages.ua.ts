import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyRoundRu } from './robbery-round.messages.ts';

export const ua = {
  name: 'Пограбування',
  draw: 'У пограбуванні випадає один із восьми секторів; що більша вага, то частіше:',
  level: 'VIP-рівень {{level}}',
} as const satisfies Translation<typeof robberyRoundRu>;
