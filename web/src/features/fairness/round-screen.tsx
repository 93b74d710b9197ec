import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { generalCodes } from 'server/contract';
import { type CallError, useConnection } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './round.module.css';

// the engine, the curves and the hashes come with the page's content, while the round is being asked for
const loadView = () => import('./round-view.tsx');
const RoundView = lazy(async () => ({ default: (await loadView()).RoundView }));
const DeniedRound = lazy(async () => ({ default: (await import('./receipts/denied-round.tsx')).DeniedRound }));

const AskSupport = lazyPart(async () => (await import('../../core/modal/ask-support-button.tsx')).AskSupportButton);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const RoundSkeleton = (): ReactNode => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.top}>
      <Skeleton height={104} />
    </div>
    <div className={styles.main}>
      <Skeleton height={720} />
    </div>
    <div className={styles.side}>
      <Skeleton height={480} />
    </div>
    <div className={styles.tools}>
      <Skeleton height={560} />
    </div>
  </div>
);

const WrongAddress = ({ text }: { text: string }): ReactNode => {
  const t = useMessages('fairness', 'round');
  return <ErrorState action={<ButtonLink to="/main">{t('error.home')}</ButtonLink>}>{text}</ErrorState>;
};

const Failed = ({ error, retry }: { error: CallError | undefined; retry: () => void }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const errorText = useErrorText();
  return (
    <ErrorState about={error} action={<Button onClick={retry}>{t('error.retry')}</Button>}>
      {errorText(error)}
    </ErrorState>
  );
};

const Round = ({ game, id }: { game: string; id: string }): ReactNode => {
  const connection = useConnection();
  const { data, error, refetch } = useCallQuery('fairness.round', { game, id });
  const reload = (): void => void refetch();
  useEffect(() => {
    loadView().catch(() => undefined); // asked for again, and then told, when it is needed
  }, []);
  if (data) {
    return (
      <Suspense fallback={<RoundSkeleton />}>
        <RoundView asked={{ game, id }} round={data} reload={reload} />
      </Suspense>
    );
  }
  if (error && error.code === generalCodes.unknownCall) {
    return (
      <>
        <WrongAddress text={error.msg} />
        <Suspense>
          <DeniedRound roundId={id} />
        </Suspense>
      </>
    );
  }
  if (error || connection === 'offline') return <Failed error={error ?? undefined} retry={reload} />;
  return <RoundSkeleton />;
};

/** The way back to the table that the round was played at. A draw that costs nothing has none. */
const BackToGame = ({ id }: { id: string }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const game = useGames().find(id);
  const name = useGameName()(id);
  return (
    game && (
      <Link to={game.path} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        <img src={game.cover.square} alt="" width={32} height={32} />
        {t('back', { game: name })}
      </Link>
    )
  );
};

/** The page of one round at /fairness/:game/:id: everything about it computed again in the visitor's browser. */
export const RoundScreen = (): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { game = '', id } = useParams();
  const games = useGames();
  const isKnown = (games.find(game) ?? games.findDraw(game)) !== undefined;
  const roundId = id?.toLowerCase();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <BackToGame id={game} />
      </header>
      {isKnown && roundId !== undefined && UUID.test(roundId) ? (
        <>
          <Round key={roundId} game={game} id={roundId} />
          <Suspense>
            <AskSupport topic="round" about={roundId} />
          </Suspense>
        </>
      ) : (
        <WrongAddress text={t('error.wrongId')} />
      )}
    </div>
  );
};
