import { lazy, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { HelpdeskLayout } from '../features/helpdesk/helpdesk-layout.tsx';
import { tabOf, type HelpdeskTab } from '../features/helpdesk/helpdesk-tabs.ts';

const Faq = lazy(async () => ({ default: (await import('../features/helpdesk/faq-screen.tsx')).FaqScreen }));
const Rules = lazy(async () => ({ default: (await import('../features/helpdesk/rules-screen.tsx')).RulesScreen }));
const Policy = lazy(async () => ({ default: (await import('../features/helpdesk/policy-screen.tsx')).PolicyScreen }));
const Terms = lazy(async () => ({ default: (await import('../features/helpdesk/terms-screen.tsx')).TermsScreen }));

const Tournaments = lazy(async () => ({
  default: (await import('../features/helpdesk/tournaments-screen.tsx')).TournamentsScreen,
}));

const Tournament = lazy(async () => ({
  default: (await import('../features/helpdesk/tournament-screen.tsx')).TournamentScreen,
}));

/** The games' rules load with the tab that shows them, and when somebody searches. */
const AllGameRules = lazy(async () => ({ default: (await import('./game-rules.tsx')).AllGameRules }));

const pages = {
  faq: <Faq />,
  rules: <Rules source={AllGameRules} />,
  tournaments: <Tournaments />,
  policy: <Policy />,
  terms: <Terms />,
} as const satisfies Record<HelpdeskTab, ReactNode>;

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
