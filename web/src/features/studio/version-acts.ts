import type { Rereads } from '../../core/office/rereads.ts';
import type { Version, VersionTrial } from 'server/contract';

/** The calls of versions and guardrails, and of the config that the games play by. */
export const STUDIO_CALLS: Rereads = ['studio.', 'guardrails.', 'games.config'];

/** Acts on a version. `edit`: begin to write from it. */
export const versionActs = [
  'edit',
  'check',
  'approve',
  'activate',
  'override',
  'start',
  'stop',
  'rollback',
  'reject',
] as const;
export type VersionAct = (typeof versionActs)[number];

const acts = {
  draft: ['check', 'reject'],
  checked: ['approve', 'check', 'reject'],
  approved: ['activate', 'start', 'override', 'reject'],
  candidate: ['activate', 'stop', 'override'],
  active: [],
  retired: ['rollback'],
  rejected: [],
} as const satisfies Record<Version['status'], readonly VersionAct[]>;

type Gate = Pick<VersionTrial, 'isOpen' | 'mayOverride'>;

/** True for an act that the version's gate does not let its reader do; of a gate that is not known yet, for both. */
const isBarred = (act: VersionAct, gate: Gate | undefined): boolean =>
  (act === 'activate' && !gate?.isOpen) || (act === 'override' && (!gate || gate.isOpen || !gate.mayOverride));

/** Acts on a version by its reader. The server judges it again. */
export const actsOf = (
  { status, isOwn }: Pick<Version, 'status' | 'isOwn'>,
  gate: Gate | undefined,
): readonly VersionAct[] => {
  const all: readonly VersionAct[] = acts[status];
  return [...all.filter((act) => !(act === 'approve' && isOwn) && !isBarred(act, gate)), 'edit'];
};
