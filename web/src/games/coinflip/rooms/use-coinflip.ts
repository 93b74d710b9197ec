import { coinflipSprite } from 'assets/coinflip';
import { useEffect, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { CoinflipRoom } from 'server/contract';
import { serverNow, call } from '../../../core/connection/connection.ts';
import { useLightWords } from '../../../core/game-kit/light/light-line.tsx';
import { recordRound } from '../../../core/game-kit/stats/session-stats.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { useTension } from '../../../core/sound/loops.ts';
import { announce } from '../../../core/ui/live-region.tsx';
import { RESULT_AFTER_MS, soundLanding, soundResult, soundToss, soundInvitation } from '../sounds.ts';
import { useInvitations, useLobby, type LobbyView } from './lobby.ts';
import {
  ownEnd,
  type Lobby,
  type OwnEnd,
  type Room,
  contextOf,
  findRoom,
  isJoinable,
  roomOf,
  stageOf,
} from './rooms.ts';
import { type SceneRoom, outcomeMessage, type OutcomeMessage } from './scene-room.ts';
import type { LobbyStore } from './store.ts';
import { useRoomActions, type RoomActions, useRoomCalls, type RoomCalls } from './use-room-actions.ts';
import { useCoinTable, useLanded, useLinkedRoom, useSceneRoom, type CoinTable, type LinkProblem } from './use-table.ts';

const LATE_MS = 400; // a latecomer missed the sound, as a person who enters a room does

/** Sounds of the coin on the table, at the moments at which the picture shows what they belong to. */
const useFlipSounds = (room: SceneRoom | undefined): void => {
  const [startedAt, ms] = [room?.flip?.startedAt, room?.flip?.ms];
  const [stakeMinor, payoutMinor] = [room?.amounts?.stakeMinor, room?.amounts?.payoutMinor];
  const [id, sounds] = [room?.id, room?.sounds];
  useEffect(() => {
    if (id === undefined || startedAt === undefined || ms === undefined) return undefined;
    const config = { sounds };
    const amounts = stakeMinor === undefined || payoutMinor === undefined ? undefined : { stakeMinor, payoutMinor };
    const cues = [
      { at: startedAt, sound: () => soundToss(config) },
      { at: startedAt + ms, sound: () => soundLanding(config) },
      { at: startedAt + ms + RESULT_AFTER_MS, sound: () => soundResult(config, amounts) },
    ];
    const timers = cues
      .map(({ at, sound }) => ({ after: at - serverNow(), sound }))
      .filter(({ after }) => after > -LATE_MS)
      .map(({ after, sound }) => setTimeout(sound, Math.max(0, after)));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [id, startedAt, ms, stakeMinor, payoutMinor, sounds]);
};

const MAX_KNOWN = 100;
const announced = new Set<string>(); // rooms whose result has been told: a screen may come back while it is still shown

/** True when a room is announced for the first time. */
const tellOnce = (id: string): boolean => {
  if (announced.has(id)) return false;
  announced.add(id);
  const [oldest] = announced;
  if (announced.size > MAX_KNOWN && oldest !== undefined) announced.delete(oldest);
  return true;
};

/** Tells each result of the player's once and adds it to the figures. `onEnd` must keep its identity. */
const useOwnEnds = (lobby: Lobby, player: string | undefined, onEnd: (room: Room, end: OwnEnd) => void): void => {
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

/** A game that the other player of a finished room asks for. */
export interface Invitation {
  room: CoinflipRoom;
  nick: string;
  stakeMinor: bigint;
}

const invitationOf = (wireRoom: CoinflipRoom): Invitation => {
  const room = roomOf(wireRoom);
  const creator = contextOf(room).bets[0];
  const nick = room.replica.users.get(creator?.player ?? '')?.nick ?? '…';
  return { room: wireRoom, nick, stakeMinor: BigInt(creator?.stakeMinor ?? '0') };
};

/** The game that somebody asks for, for as long as it can be taken. `onInvited` must keep its identity. */
const useInvitation = (
  source: LobbyStore,
  lobby: Lobby,
  onInvited: (invitation: Invitation) => void,
): { invitation: Invitation | undefined; dismiss: () => void } => {
  const [last, setLast] = useState<Invitation>();
  useInvitations(
    useCallback(
      (room: CoinflipRoom) => {
        const invitation = invitationOf(room);
        source.tell(room);
        void call('coinflip.room', { id: room.id }).then(source.tell, () => undefined); // from now on we hear of it
        setLast(invitation);
        soundInvitation(contextOf(roomOf(room)).config);
        onInvited(invitation);
      },
      [source, onInvited],
    ),
  );
  const room = last && findRoom(lobby, last.room.id);
  const isOpen = room !== undefined && isJoinable(room);
  return { invitation: isOpen ? last : undefined, dismiss: () => setLast(undefined) };
};

/** A message of an outcome in the interface's language. */
export const useOutcomeText = (): ((message: OutcomeMessage) => string) => {
  const t = useMessages('coinflip', 'main');
  return useCallback(
    ({ key, params, side }) => {
      const words = side ? { side: t(`word.${side}`), face: t(`face.${side}`) } : {};
      return t({ key, params: { ...params, ...words } });
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
  const t = useMessages('coinflip', 'main');
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
  useTension(coinflipSprite, scene, scene?.isFull === true && !isOut);
  return { view, player, table, scene, isOut, calls, actions, link, invitation: { asked: invitation, answer } };
};
