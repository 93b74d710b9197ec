import { Check, Link2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlayClosed } from '../../../core/game-kit/bet/play-block.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { useCopy } from '../../../core/ui/copy.tsx';
import { countOpen } from '../rooms/lobby.ts';
import { contextOf, isJoinable, stageOf, type Room } from '../rooms/rooms.ts';
import { freeSide } from '../rooms/scene-room.ts';
import type { Coinflip, Invitation } from '../rooms/use-coinflip.ts';
import type { RoomActions } from '../rooms/use-room-actions.ts';
import type { LinkProblem } from '../rooms/use-table.ts';
import styles from './screen.module.css';

const icons = { ready: Link2, copied: Check, failed: TriangleAlert } as const;
const keys = { ready: 'link.copy', copied: 'link.copied', failed: 'link.failed' } as const;

/** Address at which those who have its link find a room. */
export const roomAddress = (id: string): string => `${location.origin}/game/coinflip/${id}`;

/** Copies the link to a room, and says whether that worked. */
const RoomLinkButton = ({ id, compact = false }: { id: string; compact?: boolean }): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const { state, copy } = useCopy(roomAddress(id));
  const Icon = icons[state];
  const label = t(keys[state]);
  if (compact) {
    return (
      <>
        <IconButton variant="secondary" label={t('link.copy')} onClick={() => void copy()}>
          <Icon aria-hidden="true" size={18} />
        </IconButton>
        <output className="visually-hidden">{state !== 'ready' && label}</output>
      </>
    );
  }
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden="true" size={18} />
      <span aria-live="polite">{label}</span>
    </Button>
  );
};

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
  const t = useMessages('coinflip', 'main');
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
  const t = useMessages('coinflip', 'main');
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
  const t = useMessages('coinflip', 'main');
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
  const t = useMessages('coinflip', 'main');
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
  const t = useMessages('coinflip', 'main');
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

/** Actions on the table's room. A place of fixed height. */
export const TableActions = ({ game, locked, onLobby }: TableActionsProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
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
