import { endOfClosure, type Closure } from 'db';
import type { RestrictionState } from '../../../contract/limits.contract.ts';

/** Why play is closed, as it is shown: null when it is open. */
export const shownClosure = (closure: Closure | undefined): RestrictionState | null =>
  closure ? { kind: closure.kind, until: endOfClosure(closure.until) } : null;
