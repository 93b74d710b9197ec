import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-games-titles.messages.ts';

export const uz: Translation<typeof ru> = { games: 'Provayder o‘yinlari' };
