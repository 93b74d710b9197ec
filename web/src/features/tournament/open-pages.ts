import type { OpenPage } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

export const openPages: readonly OpenPage[] = [
  {
    path: '/dailydist',
    title: label(texts('tournament', 'titles'), 'title'),
    about: label(texts('tournament', 'about'), 'about'),
  },
];
