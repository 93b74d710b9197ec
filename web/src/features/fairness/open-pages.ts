import type { OpenPage } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

export const openPages: readonly OpenPage[] = [
  {
    path: '/fairness',
    title: label(texts('fairness', 'titles'), 'title'),
    about: label(texts('fairness', 'about'), 'about'),
  },
];
