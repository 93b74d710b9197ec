import type { Translation } from '../i18n/messages.ts';
import type { gamesRu } from './games.messages.ts';

export const tr = {
  'name.dice': 'Zar',
  'name.mines': 'Mayınlar',
  'name.battle': 'Savaş',
  'name.wheel': 'Şans çarkı',
  'name.coinflip': 'Yazı tura',
  'name.classic': 'Klasik',
} as const satisfies Translation<typeof gamesRu>;
