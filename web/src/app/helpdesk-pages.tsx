import { lazy } from 'react';
import { redirect, type RouteObject } from 'react-router';

/** The games' rules load with the tab that shows them, and when somebody searches. */
const AllGameRules = lazy(async () => ({ default: (await import('./game-rules.tsx')).AllGameRules }));

const layout = async () => {
  const { HelpdeskLayout } = await import('../features/helpdesk/helpdesk-layout.tsx');
  return { Component: () => <HelpdeskLayout rules={AllGameRules} /> };
};

const rulesPage = async () => {
  const { RulesScreen } = await import('../features/helpdesk/rules-screen.tsx');
  return { Component: () => <RulesScreen source={AllGameRules} /> };
};

const faqPage = async () => ({ Component: (await import('../features/helpdesk/faq-screen.tsx')).FaqScreen });
const policyPage = async () => ({ Component: (await import('../features/helpdesk/policy-screen.tsx')).PolicyScreen });
const termsPage = async () => ({ Component: (await import('../features/helpdesk/terms-screen.tsx')).TermsScreen });

const tournamentsPage = async () => ({
  Component: (await import('../features/helpdesk/tournaments-screen.tsx')).TournamentsScreen,
});

const tournamentPage = async () => ({
  Component: (await import('../features/helpdesk/tournament-screen.tsx')).TournamentScreen,
});

/** /helpdesk with its tabs. Its pages name themselves: a tournament's title is in a text that loads with it. */
export const helpdeskRoute: RouteObject = {
  path: '/helpdesk',
  lazy: layout,
  children: [
    { index: true, loader: () => redirect('/helpdesk/faq') },
    { path: 'faq', lazy: faqPage },
    { path: 'rules', lazy: rulesPage },
    { path: 'tournaments', lazy: tournamentsPage },
    { path: 'tournaments/:slug', lazy: tournamentPage },
    { path: 'policy', lazy: policyPage },
    { path: 'terms', lazy: termsPage },
  ],
};
