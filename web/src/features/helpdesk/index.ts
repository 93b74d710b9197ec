import { CircleHelp, Headset } from 'lucide-react';
import type { ComponentType } from 'react';
import { redirect, type NonIndexRouteObject } from 'react-router';
import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { SUPPORT_MODAL } from '../../core/modal/ask-support.ts';
import { openModal } from '../../core/modal/modal.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

/** A page that names itself: a tournament's title is in a text that loads with it. */
const tab = (path: string, load: () => Promise<ComponentType>): NonIndexRouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const title = label(texts('helpdesk', 'titles'), 'title');
const support = { order: 91, label: label(texts('helpdesk', 'titles'), 'support'), Icon: Headset } as const;

/** Questions and answers, rules, tournaments, what is agreed with players, and the way to support. */
export const helpdesk = defineFeature({
  routes: [
    {
      ...tab('/helpdesk', async () => (await import('./helpdesk-layout.tsx')).HelpdeskLayout),
      children: [
        { index: true, loader: () => redirect('/helpdesk/faq') },
        tab('faq', async () => (await import('./faq-screen.tsx')).FaqScreen),
        tab('rules', async () => (await import('./rules-screen.tsx')).RulesScreen),
        tab('tournaments', async () => (await import('./tournaments-screen.tsx')).TournamentsScreen),
        tab('tournaments/:slug', async () => (await import('./tournament-screen.tsx')).TournamentScreen),
        tab('policy', async () => (await import('./policy-screen.tsx')).PolicyScreen),
        tab('terms', async () => (await import('./terms-screen.tsx')).TermsScreen),
      ],
    },
  ],
  menu: {
    sections: [
      { order: 90, label: title, Icon: CircleHelp, to: '/helpdesk' },
      {
        ...support,
        modal: SUPPORT_MODAL,
        Mark: lazyPart(async () => (await import('./support-mark.tsx')).SupportMark),
      },
    ],
    profile: [
      { order: 90, label: title, Icon: CircleHelp, to: '/helpdesk' },
      { ...support, select: () => openModal(SUPPORT_MODAL) },
    ],
    footer: [
      { order: 90, label: title, to: '/helpdesk/faq' },
      { order: 91, label: label(texts('helpdesk', 'titles'), 'policy'), to: '/helpdesk/policy' },
      { order: 92, label: label(texts('helpdesk', 'titles'), 'terms'), to: '/helpdesk/terms' },
    ],
  },
  dialogs: { support: { View: lazyPart(async () => (await import('./support-dialog.tsx')).SupportDialog) } },
  openPages: async () => (await import('./open-pages.ts')).openPages,
});
