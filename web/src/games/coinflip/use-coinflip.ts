import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useLightWords } from '../../core/game-kit/light/use-light-words.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { outcomeMessage, type OutcomeMessage } from './coinflip-outcome.ts';
import { contextOf, stageOf, type OwnEnd, type Room } from './coinflip-rooms.ts';
import type { SceneRoom } from './coinflip-scene-room.ts';
import { coinflipMessages } from './coinflip.messages.ts';
import {
  useCoinTable,
  useLanded,
  useLinkedRoom,
  useSceneRoom,
  type CoinTable,
  type LinkProblem,
} from './use-coin-table.ts';
import { useFlipSounds } from './use-flip-sounds.ts';
import { useInvitation, type Invitation } from './use-invitation.ts';
import { useLobby, type LobbyView } from './use-lobby.ts';
import { useOwnEnds } from './use-own-ends.ts';
import { useRoomActions, type RoomActions } from './use-room-actions.ts';
import { useRoomCalls, type RoomCalls } from './use-room-calls.ts';

/** A message of an outcome in the interface's language. */
export const useOutcomeText = (): ((message: OutcomeMessage) => string) => {
  const t = useMessages(coinflipMessages);
  return useCallback(
    ({ key, params, side }) => {
      const words = side ? { side: t(`word.${side}`), face: t(`face.${side}`) } : {};
      return t(key, { ...params, ...words });
    },
    [t],
  );
};

/** Says each result of the player's to those who do not see it. */
const useSayEnd = (): ((room: Room, end: OwnEnd) => void) => {
  const say = useOutcomeText();
  const { format } = useMoney();
  const { voided } = useLightWords();
  return useCallback(
    (room, { seat, stakeMinor }) =>
      announce(voided(contextOf(room).voided, stakeMinor) ?? say(outcomeMessage(room, { seat, landed: true, format }))),
    [say, format, voided],
  );
};

const useSayInvitation = (): ((invitation: Invitation) => void) => {
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  return useCallback(
    ({ nick, stakeMinor }) => announce(t('invite.text', { nick, amount: format(stakeMinor) })),
    [t, format],
  );
};

/** Coinflip as its screen holds it. */
export interface Coinflip {
  view: LobbyView;
  player: string | undefined; // public id
  table: CoinTable;
  scene: SceneRoom | undefined;
  isOut: boolean; // the result of the room on the table has been shown
  calls: RoomCalls;
  actions: RoomActions;
  link: { problem: LinkProblem; retry: () => void };
  invitation: { asked: Invitation | undefined; answer: (accepted: boolean) => void };
}

/** Everything that the coinflip screen shows and does. */
export const useCoinflip = (): Coinflip => {
  const player = useProfile()?.profileID;
  const { id: linked } = useParams<'id'>();
  const view = useLobby();
  const { source, lobby } = view;
  const table = useCoinTable(lobby, player, linked);
  const { room, seat, put } = table;
  const link = useLinkedRoom(linked, source);
  const scene = useSceneRoom(room, seat);
  const calls = useRoomCalls(source, put);
  const actions = useRoomActions(calls);
  const { invitation, dismiss } = useInvitation(source, lobby, useSayInvitation());
  const hasLanded = useLanded(scene);
  useOwnEnds(lobby, player, useSayEnd());
  useFlipSounds(scene);

  const answer = (accepted: boolean): void => {
    dismiss();
    if (accepted && invitation) actions.join(invitation.room.id);
  };
  const isVoided = room !== undefined && stageOf(room) === 'voided';
  const isOut = hasLanded || isVoided;
  return { view, player, table, scene, isOut, calls, actions, link, invitation: { asked: invitation, answer } };
};
