import type { OpenPage } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

export const openPages: readonly OpenPage[] = [
  { path: '/video', title: label(texts('video', 'titles'), 'title'), about: label(texts('video', 'main'), 'intro') },
];
