import type { ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RoundSummary } from 'server/contract';
import { callQuery } from '../../core/connection/query.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { stakedAt, useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './fairness-guide.module.css';
import { roundPath } from './round-search.tsx';

const ROWS = 3; // rows of each game

const Rounds = ({ rounds }: { rounds: readonly RoundSummary[] }): ReactNode => {
  const momentOf = useMoment();
  const { format } = useMoney();
  return (
    <ul className={styles.found}>
      {rounds.map((round) => (
        <li key={round.id}>
          <Link to={roundPath(round.game, round.id)}>{momentOf(round.at)}</Link>
          <span>
            {format(round.stakeMinor, stakedAt(round))} → {format(round.payoutMinor, stakedAt(round))}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The newest finished rounds of who is signed in, game by game: undefined while they are being asked for. */
const useOwnRounds = (): readonly (readonly RoundSummary[])[] | undefined => {
  const { ids } = useGames();
  return useQueries({
    queries: ids.map((game) => ({ ...callQuery('games.history', { game, mine: true, limit: ROWS }), staleTime: 0 })),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : answers.flatMap(({ data }) => (data && data.rounds.length > 0 ? [data.rounds] : [])),
  });
};

const Own = (): ReactNode => {
  const t = useMessages('fairness', 'guide');
  const nameOf = useGameName();
  const games = useOwnRounds();
  if (!games) return <Skeleton height={160} />;
  if (games.length === 0) return <p>{t('own.empty')}</p>;
  return (
    <>
      <p>{t('own.text')}</p>
      {games.map((rounds) => (
        <section key={rounds[0]?.game} className={styles.own}>
          <h3>{nameOf(rounds[0]?.game ?? '')}</h3>
          <Rounds rounds={rounds} />
        </section>
      ))}
    </>
  );
};

/** The player's newest rounds of every game, each a step away from its check. Nothing for a guest. */
export const OwnRounds = (): ReactNode => {
  const t = useMessages('fairness', 'guide');
  const account = useProfile()?.profileID;
  if (account === undefined) return null;
  return (
    <Card>
      <section aria-labelledby="own-rounds">
        <h2 id="own-rounds">{t('own.title')}</h2>
        <Own key={account} />
      </section>
    </Card>
  );
};
