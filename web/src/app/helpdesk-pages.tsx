import { lazy, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { HelpdeskLayout } from '../features/helpdesk/helpdesk-layout.tsx';
import { tabOf, type HelpdeskTab } from '../features/helpdesk/helpdesk-tabs.ts';

/** How each tab is loaded. The games' rules load with the tab that shows them, and when somebody searches. */
const loads = {
  faq: async () => (await import('../features/helpdesk/faq-screen.tsx')).FaqScreen,
  gameRules: async () => (await import('./game-rules.tsx')).AllGameRules,
  rules: async () => (await import('../features/helpdesk/rules-screen.tsx')).RulesScreen,
  tournaments: async () => (await import('../features/helpdesk/tournaments-screen.tsx')).TournamentsScreen,
  tournament: async () => (await import('../features/helpdesk/tournament-screen.tsx')).TournamentScreen,
  policy: async () => (await import('../features/helpdesk/policy-screen.tsx')).PolicyScreen,
  terms: async () => (await import('../features/helpdesk/terms-screen.tsx')).TermsScreen,
} as const;

const Faq = lazy(async () => ({ default: await loads.faq() }));
const AllGameRules = lazy(async () => ({ default: await loads.gameRules() }));
const Rules = lazy(async () => ({ default: await loads.rules() }));
const Tournaments = lazy(async () => ({ default: await loads.tournaments() }));
const Tournament = lazy(async () => ({ default: await loads.tournament() }));
const Policy = lazy(async () => ({ default: await loads.policy() }));
const Terms = lazy(async () => ({ default: await loads.terms() }));

const pages = {
  faq: <Faq />,
  rules: <Rules source={AllGameRules} />,
  tournaments: <Tournaments />,
  policy: <Policy />,
  terms: <Terms />,
} as const satisfies Record<HelpdeskTab, ReactNode>;

/** Loads what an address shows: a visit that begins there goes from the prepared page to the real one with nothing in between. */
export const loadTab = async (pathname: string): Promise<void> => {
  const tab = tabOf(pathname);
  await Promise.all([loads[tab](), tab === 'rules' && loads.gameRules(), tab === 'tournaments' && loads.tournament()]);
};

/**
 * Every page of the help desk. They load here and not by the router, so that the first load of all other pages does not
 * list them. Each names itself: a tournament's title is in a text that loads with it.
 */
export const HelpdeskPages = (): ReactNode => {
  const tab = tabOf(useLocation().pathname);
  const { slug } = useParams();
  return (
    <HelpdeskLayout rules={AllGameRules}>{slug === undefined ? pages[tab] : <Tournament slug={slug} />}</HelpdeskLayout>
  );
};
