import { classicPictures } from 'assets/classic/pictures';
import { avatarIds } from 'assets';
import type { SharedBet } from 'games-engine';
import {
  classic,
  classicPot,
  holderOfTicket,
  type ClassicChoice,
  type ClassicOutcome,
  classicSnapshot,
  type ClassicContext,
} from 'games-engine/classic';
import { useMemo, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import {
  litScript,
  scriptShared,
  type ScriptedBet,
  type SceneScripts,
  type SceneMomentProps,
  SCRIPT_ROUND,
} from '../../../core/game-kit/scene/script.ts';
import { sceneRound } from '../round.ts';
import type { GameDirection } from '../../../core/games/web-game.ts';
import { ClassicClock, ClassicPicture } from '../scene/picture.tsx';
import styles from '../screen/screen.module.css';

const bet = (player: string, stakeMinor: number, after = 1200): ScriptedBet<ClassicChoice> => ({
  player,
  choice: {},
  stakeMinor,
  after,
});

/** The ticket at a share of the pot is drawn. */
const drawAt = (share: number) => ({
  draw(bets: readonly SharedBet<ClassicChoice>[]): ClassicOutcome {
    const ticket = Math.max(1, Math.ceil(Number(classicPot(bets)) * share));
    const holder = bets[holderOfTicket(bets, ticket)];
    if (!holder) throw new RangeError(`ticket ${ticket} is nobody's`);
    return { betId: holder.id, player: holder.player, ticket };
  },
});

const alone = [bet('player0', 1000), bet('player0', 500)];
const three = [bet('player0', 1000), bet('player1', 2500), bet('player2', 600), bet('player0', 400)];
const uneven = [bet('player0', 100), bet('player1', 1500), bet('player2', 900)];
const many = Array.from({ length: 40 }, (_, index) => bet(`player${index}`, 100 + ((index * 37) % 11) * 90, 150));

/** Classic's courses for the design gallery. */
export const classicScripts = {
  'one-player': { player: 'player0', events: scriptShared(classic, alone, { voided: 'alone' }) },
  'three-players': { events: scriptShared(classic, three, drawAt(0.5)) },
  'many-players': { events: scriptShared(classic, many, drawAt(0.7)) },
  'own-win': { player: 'player1', events: scriptShared(classic, three, drawAt(0.5)) },
  'own-loss': { player: 'player2', events: scriptShared(classic, three, drawAt(0.5)) },
  'own-big-win': { player: 'player0', events: scriptShared(classic, uneven, drawAt(0.01)) },
  light: litScript(classic, three, drawAt(0.5)),
  'light-missing': litScript(classic, three, { voided: 'unanswered' }),
  interrupted: { events: scriptShared(classic, three, { voided: 'interrupted' }) },
} satisfies SceneScripts;

/** The place of classic. */
export const classicDirection: GameDirection = {
  pictures: classicPictures,
  storyboard: [
    ['an idle table', 'three-players', 0],
    ['the first ticket', 'one-player', 1],
    ['the pot grows', 'three-players', 3],
    ['the strip runs', 'three-players', 4],
    ['the winning piece', 'three-players', 5],
    ['many players', 'many-players', 5],
    ['an own loss: calm', 'own-loss', 5],
    ['a great win', 'own-big-win', 5],
  ],
};

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
