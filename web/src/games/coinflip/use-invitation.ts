import { useCallback, useState } from 'react';
import type { CoinflipRoom } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { contextOf, findRoom, isJoinable, roomOf, type Lobby } from './coinflip-rooms.ts';
import type { LobbyStore } from './coinflip-store.ts';
import { soundInvitation } from './coinflip.sounds.ts';
import { useInvitations } from './use-lobby.ts';

/** A game that the other player of a finished room asks for. */
export interface Invitation {
  room: CoinflipRoom;
  nick: string;
  stakeMinor: bigint;
}

const invitationOf = (told: CoinflipRoom): Invitation => {
  const room = roomOf(told);
  const creator = contextOf(room).bets[0];
  const nick = room.replica.users.get(creator?.player ?? '')?.nick ?? '…';
  return { room: told, nick, stakeMinor: BigInt(creator?.stakeMinor ?? '0') };
};

/** The game that somebody asks for, for as long as it can be taken. `onInvited` must keep its identity. */
export const useInvitation = (
  source: LobbyStore,
  lobby: Lobby,
  onInvited: (invitation: Invitation) => void,
): { invitation: Invitation | undefined; dismiss: () => void } => {
  const [last, setLast] = useState<Invitation>();
  useInvitations(
    useCallback(
      (told: CoinflipRoom) => {
        const invitation = invitationOf(told);
        source.tell(told);
        void call('coinflip.room', { id: told.id }).then(source.tell, () => undefined); // from now on we hear of it
        setLast(invitation);
        soundInvitation(contextOf(roomOf(told)).config);
        onInvited(invitation);
      },
      [source, onInvited],
    ),
  );
  const room = last && findRoom(lobby, last.room.id);
  const isOpen = room !== undefined && isJoinable(room);
  return { invitation: isOpen ? last : undefined, dismiss: () => setLast(undefined) };
};
