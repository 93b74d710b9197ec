import type { TournamentInfo } from 'server/contract';

/** A place on the podium: its prize, and who holds it now. */
export interface PodiumStep {
  readonly place: number;
  readonly prize: number; // base hundredths
  readonly holder: { readonly id: string; readonly nick: string; readonly avatar: string } | undefined; // nobody yet
  readonly isOwn: boolean;
}

const PLACES = [1, 2, 3];

/** The identity of a ranked player across updates. Hidden players have no id: their nick and picture stand for it. */
export const moverId = ({
  player,
  nick,
  avatar,
}: Pick<TournamentInfo['users'][number], 'player' | 'nick' | 'avatar'>) => player ?? `${nick} ${avatar}`;

/** The first three places of today's tournament. */
export const podiumSteps = ({ users, own, tournament: { prizes } }: TournamentInfo): readonly PodiumStep[] =>
  PLACES.map((place) => {
    const row = users.find((each) => each.place === place);
    return {
      place,
      prize: prizes[place - 1] ?? 0,
      holder: row && { id: moverId(row), nick: row.nick, avatar: row.avatar },
      isOwn: row !== undefined && own?.place === place,
    };
  });
