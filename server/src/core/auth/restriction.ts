import { endOfBreak, type Restriction } from 'db';
import type { Profile } from '../../../contract/profile.contract.ts';

/** A break as it is shown: null when none is on. `until` of one for ever is null. */
export const shownRestriction = (
  kind: Restriction | null | undefined,
  until: Date | null | undefined,
  now: number,
): Profile['restriction'] => (kind && until && until.getTime() > now ? { kind, until: endOfBreak(until) } : null);
