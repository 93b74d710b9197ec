import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-games-titles.messages.ts';

export const kz: Translation<typeof ru> = { games: 'Провайдер ойындары' };
