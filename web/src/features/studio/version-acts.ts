import type { Version } from 'server/contract';

/** What can be done with a version. `edit`: begin to write from it. */
export const versionActs = ['edit', 'check', 'approve', 'activate', 'start', 'stop', 'rollback', 'reject'] as const;
export type VersionAct = (typeof versionActs)[number];

const acts = {
  draft: ['check', 'reject'],
  checked: ['approve', 'check', 'reject'],
  approved: ['activate', 'start', 'reject'],
  candidate: ['activate', 'stop'],
  active: [],
  retired: ['rollback'],
  rejected: [],
} as const satisfies Record<Version['status'], readonly VersionAct[]>;

/** What can be done with a version by who looks at it. The server judges it again. */
export const actsOf = ({ status, isOwn }: Pick<Version, 'status' | 'isOwn'>): readonly VersionAct[] => {
  const all: readonly VersionAct[] = acts[status];
  return [...all.filter((act) => !(act === 'approve' && isOwn)), 'edit'];
};
