import { useEffect } from 'react';
import { recordRound } from '../../core/game-kit/session-stats.store.ts';
import { ownEnd, type Lobby, type OwnEnd, type Room } from './coinflip-rooms.ts';

const MAX_KNOWN = 100;
const told = new Set<string>(); // rooms whose result has been told: a screen may come back while it is still shown

/** Whether a room is told for the first time. */
const tellOnce = (id: string): boolean => {
  if (told.has(id)) return false;
  told.add(id);
  const [oldest] = told;
  if (told.size > MAX_KNOWN && oldest !== undefined) told.delete(oldest);
  return true;
};

/** Tells each result of the player's once and adds it to the figures. `onEnd` must keep its identity. */
export const useOwnEnds = (
  lobby: Lobby,
  player: string | undefined,
  onEnd: (room: Room, end: OwnEnd) => void,
): void => {
  useEffect(() => {
    for (const room of [...lobby.rooms.values(), ...lobby.gone.values()]) {
      const end = ownEnd(room, player);
      if (!end || !tellOnce(room.id)) continue;
      const { kind, stakeMinor, payoutMinor } = end;
      if (kind === 'settled') recordRound('coinflip', [{ won: payoutMinor > 0n, stakeMinor, payoutMinor }]);
      onEnd(room, end);
    }
  }, [lobby, player, onEnd]);
};
