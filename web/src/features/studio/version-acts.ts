import type { Rereads } from '../../core/office/rereads.ts';
import type { Version } from 'server/contract';

/** The calls of versions and guardrails, and of the config that the games play by. */
export const STUDIO_CALLS: Rereads = ['studio.', 'guardrails.', 'games.config'];

/** Acts on a version. `edit`: begin to write from it. */
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

/** Acts on a version by its reader. The server judges it again. */
export const actsOf = ({ status, isOwn }: Pick<Version, 'status' | 'isOwn'>): readonly VersionAct[] => {
  const all: readonly VersionAct[] = acts[status];
  return [...all.filter((act) => !(act === 'approve' && isOwn)), 'edit'];
};
