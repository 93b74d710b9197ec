import { avatarIds } from 'assets';
import { classicSnapshot, type ClassicContext } from 'games-engine/classic';
import { useMemo, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import { SCRIPT_ROUND } from '../../core/game-kit/scene-script.ts';
import { ClassicClock } from './classic-clock.tsx';
import { ClassicPicture } from './classic-picture.tsx';
import { sceneRound } from './classic-round.ts';
import styles from './classic.module.css';

/** The players of a script with the preset avatars in turn. */
const usersOf = ({ bets }: ClassicContext): ReadonlyMap<string, PublicUser> =>
  new Map(
    [...new Set(bets.map(({ player }) => player))].map((id, index) => [
      id,
      { id, nick: id, avatar: avatarIds[index % avatarIds.length] ?? '', compointStatus: 0 },
    ]),
  );

/** Classic's scene at a moment of a script. */
export const ClassicGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const snapshot = classicSnapshot(state);
  const round = useMemo(
    () => sceneRound(classicSnapshot(state), SCRIPT_ROUND, { player, quick: false }),
    [state, player],
  );
  const users = useMemo(() => usersOf(classicSnapshot(state).context), [state]);
  const isOpen = snapshot.value !== 'unopened';
  return (
    <div className={styles.picture}>
      <ClassicPicture round={isOpen ? round : undefined} users={users} settled={snapshot.value === 'finished'} />
      <ClassicClock view={{ snapshot }} />
    </div>
  );
};
