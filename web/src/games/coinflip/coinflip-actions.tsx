import type { ReactNode } from 'react';
import { usePlayClosed } from '../../core/game-kit/play-block.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { contextOf, isJoinable, stageOf, type Room } from './coinflip-rooms.ts';
import { freeSide } from './coinflip-scene-room.ts';
import { coinflipMessages } from './coinflip.messages.ts';
import styles from './coinflip-actions.module.css';
import { countOpen } from './lobby-view.ts';
import { RoomLinkButton } from './room-link.tsx';
import type { LinkProblem } from './use-coin-table.ts';
import type { Coinflip } from './use-coinflip.ts';
import type { Invitation } from './use-invitation.ts';
import type { RoomActions } from './use-room-actions.ts';

/** The button that takes the free side of a room. */
export const JoinButton = ({
  room,
  actions,
  block = false,
}: {
  room: Room;
  actions: RoomActions;
  block?: boolean;
}): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  const creator = contextOf(room).bets[0];
  const side = freeSide(contextOf(room));
  const amount = format(BigInt(creator?.stakeMinor ?? '0'));
  const nick = room.replica.users.get(creator?.player ?? '')?.nick ?? '';
  return (
    <Button
      variant="primary"
      block={block}
      disabled={usePlayClosed()}
      aria-busy={actions.joining.pending}
      loading={actions.joining.recovering}
      onClick={() => actions.join(room.id)}
    >
      {t('join.action', { side: t(`side.${side}`), amount })}
      <span className="visually-hidden">{t('join.against', { nick })}</span>
    </Button>
  );
};

/** Gives up an own room while nobody is in it, and hands out its link. */
export const OwnRoomButtons = ({
  room,
  actions,
  compact = false,
}: {
  room: Room;
  actions: RoomActions;
  compact?: boolean;
}): ReactNode => {
  const t = useMessages(coinflipMessages);
  return (
    <>
      <Button
        aria-busy={actions.cancelling.pending}
        loading={actions.cancelling.recovering}
        onClick={() => actions.cancel(room.id)}
      >
        {t('cancel.action')}
      </Button>
      <RoomLinkButton id={room.id} compact={compact} />
    </>
  );
};

const InvitationActions = ({
  invitation,
  onAnswer,
}: {
  invitation: Invitation;
  onAnswer: (accepted: boolean) => void;
}): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { format } = useMoney();
  const { nick, stakeMinor } = invitation;
  return (
    <>
      <p className={styles.say}>{t('invite.text', { nick, amount: format(stakeMinor) })}</p>
      <Button variant="primary" onClick={() => onAnswer(true)}>
        {t('invite.accept')}
      </Button>
      <Button variant="ghost" onClick={() => onAnswer(false)}>
        {t('invite.dismiss')}
      </Button>
    </>
  );
};

const LinkProblemNote = ({ problem, onRetry }: { problem: LinkProblem; onRetry: () => void }): ReactNode => {
  const t = useMessages(coinflipMessages);
  return (
    <>
      <p className={styles.say} role="alert">
        {t(problem === 'missing' ? 'link.missing' : 'link.unread')}
      </p>
      {problem === 'failed' && <Button onClick={onRetry}>{t('link.retry')}</Button>}
    </>
  );
};

export interface TableActionsProps {
  game: Pick<Coinflip, 'view' | 'table' | 'isOut' | 'actions' | 'calls' | 'link' | 'invitation'>;
  locked: boolean; // auto play is running
  onLobby: () => void; // goes where rooms are joined
}

const RoomActionsOf = ({ game, room, locked }: Omit<TableActionsProps, 'onLobby'> & { room: Room }): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { table, isOut, actions, calls } = game;
  const { seat } = table;
  const isBlocked = usePlayClosed();
  if (isJoinable(room)) {
    return seat === undefined ? (
      <JoinButton room={room} actions={actions} />
    ) : (
      <OwnRoomButtons room={room} actions={actions} />
    );
  }
  if (seat === undefined || !isOut || stageOf(room) !== 'finished' || locked) return null;
  return (
    <Button disabled={isBlocked} aria-busy={calls.creating.pending} onClick={() => actions.rematch(room, seat)}>
      {t('rematch.action')}
    </Button>
  );
};

/** What can be done about the room on the table. A place of fixed height. */
export const TableActions = ({ game, locked, onLobby }: TableActionsProps): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { table, link, invitation, view } = game;
  const waiting = countOpen(view.lobby);
  const part = (): ReactNode => {
    if (invitation.asked) return <InvitationActions invitation={invitation.asked} onAnswer={invitation.answer} />;
    if (table.room) return <RoomActionsOf game={game} room={table.room} locked={locked} />;
    if (link.problem) return <LinkProblemNote problem={link.problem} onRetry={link.retry} />;
    return waiting > 0 ? <Button onClick={onLobby}>{t('lobby.open', { count: waiting })}</Button> : null;
  };
  return <div className={styles.actions}>{part()}</div>;
};
