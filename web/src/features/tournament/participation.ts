import { TOURNAMENT_MIN_STATUS, type Profile, type TournamentInfo } from 'server/contract';

/** A visitor's options in today's tournament. */
export type Participation = 'loading' | 'off' | 'visitor' | 'registered' | 'closed' | 'level' | 'open';

/** The viewer, and the day they registered for on this page; the ranking shows it a moment later. */
export interface Viewer {
  readonly status: 'loading' | 'guest' | 'player';
  readonly profile: Pick<Profile, 'compointStatus' | 'restriction'> | null;
  readonly registeredDay: number | undefined;
}

export const participationOf = (
  { status, profile, registeredDay }: Viewer,
  { tournament: { bank, day }, own }: Pick<TournamentInfo, 'tournament' | 'own'>,
): Participation => {
  if (bank === 0) return 'off';
  if (status === 'guest') return 'visitor';
  if (status === 'loading' || !profile) return 'loading';
  if (own || registeredDay === day) return 'registered';
  if (profile.restriction) return 'closed';
  return profile.compointStatus < TOURNAMENT_MIN_STATUS ? 'level' : 'open';
};
