import { Eye, Send } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useGameParts, useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { unblockPlayer } from './chat-room.ts';
import styles from './player-dialog.module.css';

const ICON = 16;
const FORM_HEIGHT = 220;

/** The form of a game that opens a room for the player of the card. */
const NewRoom = ({ game, onOpened }: { game: string; onOpened(): void }): ReactNode => {
  const Form = useGameParts(game)?.NewRoom;
  return Form && <Form onOpened={onOpened} />;
};

interface InviteProps {
  acts: CallAnswer<'chat.playerActs'>;
  busy: boolean;
  onInvite(): void;
}

/** Invites to the viewer's waiting room, or to one that is opened for it here. */
const Invite = ({ acts: { room, games }, busy, onInvite }: InviteProps): ReactNode => {
  const t = useMessages('chat', 'card');
  const { format } = useMoney();
  const nameOf = useGameName();
  const sites = useGames();
  const [opening, setOpening] = useState<string>();
  if (room)
    return (
      <>
        <Button loading={busy} onClick={onInvite}>
          <Send aria-hidden="true" size={ICON} />
          {t('invite', { game: nameOf(room.game), amount: format(room.stakeMinor) })}
        </Button>
        <ButtonLink variant="ghost" to={`${sites.find(room.game)?.path ?? ''}/${room.id}`}>
          {t('toRoom')}
        </ButtonLink>
      </>
    );
  if (opening !== undefined)
    return (
      <section aria-label={t('open', { game: nameOf(opening) })}>
        <p className={styles.hidden}>{t('open.text')}</p>
        <Suspense fallback={<Skeleton height={FORM_HEIGHT} />}>
          <NewRoom game={opening} onOpened={onInvite} />
        </Suspense>
      </section>
    );
  return games.map((game) => (
    <Button key={game} onClick={() => setOpening(game)}>
      <Send aria-hidden="true" size={ICON} />
      {t('open', { game: nameOf(game) })}
    </Button>
  ));
};

/** Acts on another player, on their card: shows their messages again, invites them to a room. */
const Acts = ({ id }: { id: string }): ReactNode => {
  const t = useMessages('chat', 'card');
  const { data, refetch } = useCallQuery('chat.playerActs', { userId: id }, { staleTime: 0 });
  const { busy, problem, run } = useAct(() => void refetch());
  if (!data) return null;
  const { isBlocked } = data;
  const unblock = (): void => void run(() => unblockPlayer(id));
  const invite = (): void => void run((send) => send('chat.invite', { userId: id }), t('sent'));
  return (
    <div className={styles.ways}>
      {isBlocked ? (
        <>
          <p className={styles.hidden}>{t('blocked')}</p>
          <Button loading={busy} onClick={unblock}>
            <Eye aria-hidden="true" size={ICON} />
            {t('unblock')}
          </Button>
        </>
      ) : (
        <Invite acts={data} busy={busy} onInvite={invite} />
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
};

/** The part of a player's card that another player sees. */
export const CardActs = ({ id }: { id: string }): ReactNode => {
  const profile = useProfile();
  return profile && profile.profileID !== id ? <Acts id={id} /> : null;
};
