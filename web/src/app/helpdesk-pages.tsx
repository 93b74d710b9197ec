import type { ReactNode } from 'react';
import { Outlet, redirect, useParams, type RouteObject } from 'react-router';

const layout = async () => {
  const { HelpdeskLayout } = await import('../features/helpdesk/helpdesk-layout.tsx');
  return {
    Component: (): ReactNode => (
      <HelpdeskLayout>
        <Outlet />
      </HelpdeskLayout>
    ),
  };
};

const tournamentPage = async () => {
  const { TournamentScreen } = await import('../features/helpdesk/tournament-screen.tsx');
  return { Component: (): ReactNode => <TournamentScreen slug={useParams()['slug'] ?? ''} /> };
};

/** /helpdesk with its pages. Each names itself: a tournament's title is in a text that loads with it. */
export const helpdeskRoute: RouteObject = {
  path: '/helpdesk',
  lazy: layout,
  children: [
    { index: true, loader: () => redirect('/helpdesk/faq') },
    {
      path: 'faq',
      lazy: async () => ({ Component: (await import('../features/helpdesk/faq-screen.tsx')).FaqScreen }),
    },
    {
      path: 'rules',
      lazy: async () => ({ Component: (await import('../features/helpdesk/rules-screen.tsx')).RulesScreen }),
    },
    {
      path: 'tournaments',
      lazy: async () => ({
        Component: (await import('../features/helpdesk/tournaments-screen.tsx')).TournamentsScreen,
      }),
    },
    { path: 'tournaments/:slug', lazy: tournamentPage },
    {
      path: 'policy',
      lazy: async () => ({ Component: (await import('../features/helpdesk/policy-screen.tsx')).PolicyScreen }),
    },
    {
      path: 'terms',
      lazy: async () => ({ Component: (await import('../features/helpdesk/terms-screen.tsx')).TermsScreen }),
    },
  ],
};
