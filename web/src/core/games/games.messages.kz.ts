import type { Translation } from '../i18n/messages.ts';
import type { gamesRu } from './games.messages.ts';

export const kz = {
  'name.dice': 'Сүйек ойыны',
  'name.mines': 'Миналар',
  'name.battle': 'Шайқас',
  'name.wheel': 'Сәттілік дөңгелегі',
  'name.coinflip': 'Тиын лақтыру',
  'name.classic': 'Классика',
} as const satisfies Translation<typeof gamesRu>;
