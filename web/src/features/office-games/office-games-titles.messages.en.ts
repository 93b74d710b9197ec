import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-games-titles.messages.ts';

export const en: Translation<typeof ru> = { games: 'Provider games' };
