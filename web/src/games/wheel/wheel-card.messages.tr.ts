import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelCardRu } from './wheel-card.messages.ts';

export const tr = {
  name: 'Şans çarkı',
  text: '32 dilim ve 30×’a varan çarpanlar. Aynı anda istediğiniz kadarına oynayın.',
} as const satisfies Translation<typeof wheelCardRu>;
