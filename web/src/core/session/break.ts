import { readSaved, save } from '../store/saved.ts';
import { currentSession, onSession } from './session.ts';

const NAME = 'on-a-break';
const FOR_GOOD = 'for good';

/** True while the last player signed in on this device is on a break. */
export const isOnBreak = (now: number): boolean => {
  const until = readSaved(NAME);
  return until === FOR_GOOD || (typeof until === 'number' && until > now);
};

/** Remembers on this device a break of its player, for when they have signed out. */
export const startBreaks = (): void =>
  void onSession(() => {
    const { status, profile } = currentSession();
    if (status !== 'player' || !profile) return;
    const { restriction } = profile;
    save(NAME, restriction ? (restriction.until ?? FOR_GOOD) : undefined);
  });
