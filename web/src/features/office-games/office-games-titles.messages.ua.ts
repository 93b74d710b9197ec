import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-games-titles.messages.ts';

export const ua: Translation<typeof ru> = { games: 'Ігри провайдерів' };
