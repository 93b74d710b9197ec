import type { Translation } from '../i18n/messages.ts';
import type { gamesRu } from './games.messages.ts';

export const ua = {
  'name.dice': 'Кості',
  'name.mines': 'Міни',
  'name.battle': 'Битва',
  'name.wheel': 'Колесо фортуни',
  'name.coinflip': 'Орел і решка',
  'name.classic': 'Класика',
} as const satisfies Translation<typeof gamesRu>;
