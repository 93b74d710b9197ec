import type { Translation } from '../i18n/messages.ts';
import type { gamesRu } from './games.messages.ts';

export const en = {
  'name.dice': 'Dice',
  'name.mines': 'Mines',
  'name.battle': 'Battle',
  'name.wheel': 'Wheel of fortune',
  'name.coinflip': 'Coinflip',
  'name.classic': 'Classic',
} as const satisfies Translation<typeof gamesRu>;
