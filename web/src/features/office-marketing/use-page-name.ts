import type { letterLinks } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';

const names = {
  '/main': 'page.main',
  '/bonus': 'page.bonus',
  '/dailydist': 'page.dailydist',
  '/casino': 'page.casino',
  '/fairness': 'page.fairness',
  '/helpdesk/faq': 'page.faq',
  '/settings/limits': 'page.limits',
} as const satisfies Record<(typeof letterLinks)[number], string>;

/** Names the pages to which a letter may lead. */
export const usePageName = (): ((link: (typeof letterLinks)[number]) => string) => {
  const t = useMessages('office-marketing', 'letters');
  return (link) => t(names[link]);
};
