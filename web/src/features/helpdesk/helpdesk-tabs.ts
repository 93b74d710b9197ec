/** The tabs of the help desk in their order; each is a page below /helpdesk. */
export const helpdeskTabs = ['faq', 'rules', 'tournaments', 'policy', 'terms'] as const;
type HelpdeskTab = (typeof helpdeskTabs)[number];

/** Path of a tab, or of a place on its page. */
export const helpdeskPath = (tab: HelpdeskTab, anchor?: string): string =>
  `/helpdesk/${tab}${anchor === undefined ? '' : `#${anchor}`}`;

/** Fewer characters than this are not searched for: they would find too much. */
export const MIN_QUERY = 2;
