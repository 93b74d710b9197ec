import { section, time, type ExportSection } from './export-section.ts';

/** Notices of what happened to a player, their choices, and the browsers that are pushed to. */
export const noticeSections: readonly ExportSection[] = [
  section('notices', {
    columns: `'code', n.code, 'number', n.number, 'facts', n.facts, 'shown', n.is_shown, 'at', ${time('n.at')}, 'readAt', ${time('n.read_at')}`,
    from: 'notice n WHERE n.user_id = $1',
    key: 'n.id',
    type: 'bigint',
    first: 0,
  }),
  section('noticeChoices', {
    columns: `'switchedOff', c.switched_off, 'detailedPushes', c.is_detailed`,
    from: 'notice_choice c WHERE c.user_id = $1',
    key: 'c.user_id',
    type: 'bigint',
    first: 0,
  }),
  // an endpoint's service alone: whoever knows all of it can address the browser
  section('pushSubscriptions', {
    columns: `'service', substring(p.endpoint FROM '^https?://[^/]+'), 'createdAt', ${time('p.created_at')}`,
    from: 'push_subscription p WHERE p.user_id = $1',
    key: 'p.id',
    type: 'bigint',
    first: 0,
  }),
];
