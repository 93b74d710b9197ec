import type { Translation } from '../../core/i18n/messages.ts';
import type { classicCardRu } from './classic-card.messages.ts';

export const uz = {
  name: 'Klassika',
  text: 'Hamma uchun bitta bank. Chipta qancha ko‘p bo‘lsa, imkoniyat shuncha yuqori.',
} as const satisfies Translation<typeof classicCardRu>;
