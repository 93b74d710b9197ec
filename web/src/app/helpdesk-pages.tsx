import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { loadable } from '../core/ui/loadable.tsx';
import { HelpdeskLayout } from '../features/helpdesk/helpdesk-layout.tsx';
import { tabOf, type HelpdeskTab } from '../features/helpdesk/helpdesk-tabs.ts';

const Faq = loadable(async () => (await import('../features/helpdesk/faq-screen.tsx')).FaqScreen);
const Rules = loadable(async () => (await import('../features/helpdesk/rules-screen.tsx')).RulesScreen);
const Policy = loadable(async () => (await import('../features/helpdesk/policy-screen.tsx')).PolicyScreen);
const Terms = loadable(async () => (await import('../features/helpdesk/terms-screen.tsx')).TermsScreen);

const Tournaments = loadable(
  async () => (await import('../features/helpdesk/tournaments-screen.tsx')).TournamentsScreen,
);

const Tournament = loadable(async () => (await import('../features/helpdesk/tournament-screen.tsx')).TournamentScreen);

/** The games' rules load with the tab that shows them, and when somebody searches. */
const AllGameRules = loadable(async () => (await import('./game-rules.tsx')).AllGameRules);

const parts = {
  faq: [Faq],
  rules: [Rules, AllGameRules],
  tournaments: [Tournaments, Tournament],
  policy: [Policy],
  terms: [Terms],
} as const satisfies Record<HelpdeskTab, readonly { load(): Promise<void> }[]>;

const pages = {
  faq: <Faq />,
  rules: <Rules source={AllGameRules} />,
  tournaments: <Tournaments />,
  policy: <Policy />,
  terms: <Terms />,
} as const satisfies Record<HelpdeskTab, ReactNode>;

/** Loads what an address shows: a visit that begins there goes from the prepared page to the real one with nothing in between. */
export const loadTab = async (pathname: string): Promise<void> => {
  await Promise.all(parts[tabOf(pathname)].map((part) => part.load()));
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
