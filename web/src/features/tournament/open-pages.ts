import type { OpenPage } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { tournamentAboutMessages } from './tournament-about.messages.ts';
import { tournamentTitles } from './tournament-titles.messages.ts';

export const openPages: readonly OpenPage[] = [
  { path: '/dailydist', title: label(tournamentTitles, 'title'), about: label(tournamentAboutMessages, 'about') },
];
