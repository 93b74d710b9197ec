import type { OpenPage } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Pages of the programme that anyone can open. */
export const openPages: readonly OpenPage[] = [
  {
    path: '/partners/advanced',
    title: label(texts('partner', 'titles'), 'title'),
    about: label(texts('partner', 'titles'), 'about'),
  },
];
