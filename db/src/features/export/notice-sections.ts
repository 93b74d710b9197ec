import { section, time, type ExportSection } from './export-section.ts';

/** Notices of what happened to a player. */
export const noticeSections: readonly ExportSection[] = [
  section('notices', {
    columns: `'code', n.code, 'number', n.number, 'at', ${time('n.at')}, 'readAt', ${time('n.read_at')}`,
    from: 'notice n WHERE n.user_id = $1',
    key: 'n.id',
    type: 'bigint',
    first: 0,
  }),
];
