import type { OpenPage } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { fairnessAboutMessages } from './fairness-about.messages.ts';
import { fairnessTitles } from './fairness-titles.messages.ts';

export const openPages: readonly OpenPage[] = [
  { path: '/fairness', title: label(fairnessTitles, 'title'), about: label(fairnessAboutMessages, 'about') },
];
