import type { CoinflipContext } from 'games-engine/coinflip';
import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../../core/connection/connection.ts';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useRoundInPlay } from '../../../core/game-kit/bet/in-play.ts';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import { turbo, useSwitch } from '../../../core/game-kit/screen/settings.ts';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { roomToShow, seatOf, type Lobby, type Room } from './rooms.ts';
import { sceneRoom, showingOf, type SceneRoom } from './scene-room.ts';
import type { LobbyStore } from './store.ts';
import { ownRooms, roomInPlay } from './lobby.ts';

const GONE = [400, 7, 8]; // no address of a room, no such room, a room whose game is over

/** The room that stands on the table, and how to put another one there. */
export interface CoinTable {
  room: Room | undefined;
  seat: number | undefined; // seat of the viewing player
  put: (id: string | undefined) => void;
}

/**
 * Room on the table: the player's own as soon as its coin is in the air, and until something else is chosen; else the
 * chosen one; else the player's newest.
 */
export const useCoinTable = (lobby: Lobby, player: string | undefined, linked: string | undefined): CoinTable => {
  const [link, setLink] = useState(linked);
  const [chosen, setChosen] = useState(linked);
  if (link !== linked) {
    setLink(linked);
    setChosen(linked);
  }
  const inPlay = roomInPlay(lobby, player);
  useRoundInPlay(inPlay !== undefined);
  if (inPlay && chosen !== inPlay.id) setChosen(inPlay.id); // stays when its result is out
  const room = inPlay ?? (chosen === undefined ? undefined : roomToShow(lobby, chosen)) ?? ownRooms(lobby, player)[0];
  return { room, seat: room && seatOf(room, player), put: setChosen };
};

/** The room as the scene shows it. */
export const useSceneRoom = (room: Room | undefined, seat: number | undefined): SceneRoom | undefined => {
  const quick = useSwitch(turbo);
  const calm = useReducedMotion();
  const snapshot = room?.replica.snapshot;
  const id = room?.id;
  return useMemo(() => {
    if (!id || !snapshot) return undefined;
    const context = snapshot.context as CoinflipContext;
    return sceneRoom({ id, seat }, context, showingOf(context, { quick, calm }), lightOf(snapshot)?.scene);
  }, [id, snapshot, seat, quick, calm]);
};

/** True once the coin of a room has landed; renders again when it does. */
export const useLanded = (room: SceneRoom | undefined): boolean => {
  const flip = room?.flip;
  const landsAt = flip ? flip.startedAt + flip.ms : undefined;
  const [landed, setLanded] = useState<number>();
  useEffect(() => {
    if (landsAt === undefined) return undefined;
    const timer = setTimeout(() => setLanded(landsAt), Math.max(0, landsAt - serverNow()));
    return () => clearTimeout(timer);
  }, [landsAt]);
  return landsAt !== undefined && landed === landsAt;
};

/** Problem of a link to a room. */
export type LinkProblem = 'missing' | 'failed' | undefined;

/** The room of a link: asked for at first and whenever the connection was away, so that we hear of it if it is private. */
export const useLinkedRoom = (
  id: string | undefined,
  source: LobbyStore,
): { problem: LinkProblem; retry: () => void } => {
  const { data, error, refetch } = useCallQuery(
    'coinflip.room',
    { id: id ?? '' },
    { enabled: id !== undefined, staleTime: 0 },
  );
  useEffect(() => {
    if (data) source.tell(data);
  }, [data, source]);
  const isGone = error !== null && GONE.some((code) => code === error.code);
  return { problem: isGone ? 'missing' : error ? 'failed' : undefined, retry: () => void refetch() };
};
