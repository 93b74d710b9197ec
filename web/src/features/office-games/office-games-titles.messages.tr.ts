import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-games-titles.messages.ts';

export const tr: Translation<typeof ru> = { games: 'Sağlayıcı oyunları' };
