import type { OpenPage } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { videoTitles } from './video-titles.messages.ts';
import { videoMessages } from './video.messages.ts';

export const openPages: readonly OpenPage[] = [
  { path: '/video', title: label(videoTitles, 'title'), about: label(videoMessages, 'intro') },
];
