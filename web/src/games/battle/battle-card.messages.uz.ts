import type { Translation } from '../../core/i18n/messages.ts';
import type { battleCardRu } from './battle-card.messages.ts';

export const uz = {
  name: 'Jang',
  text: 'Qizillar ko‘klarga qarshi: g‘oliblar yutqazganlar bankini bo‘lishadi.',
} as const satisfies Translation<typeof battleCardRu>;
