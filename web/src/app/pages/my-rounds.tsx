import { ofPpm } from 'games-engine';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveBet } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './my-row.module.css';

const SHOWN = 10;

/** A settled round of an own game, which opens its proof. */
const Round = ({ bet }: { bet: LiveBet }): ReactNode => {
  const { multiplier } = useFormat();
  const { format } = useMoney();
  const game = useGames().find(bet.game);
  const name = useGameName()(bet.game);
  return (
    <Link to={`/fairness/${bet.game}/${bet.id}`} className={styles.round}>
      {game && <img src={game.cover.square} alt="" width={36} height={36} className={styles.thumb} />}
      <span>
        <span className="visually-hidden">{name}: </span>
        <span className={styles.times}>{multiplier(ofPpm(bet.multiplierPpm))}</span>{' '}
        <span className={classNames(styles.paid, bet.amount > bet.bet && styles.gain)}>{format(bet.amount)}</span>
      </span>
    </Link>
  );
};

/** The player's last rounds of own games, the newest first; nothing before the first of them. */
export const MyRounds = (): ReactNode => {
  const t = useMessages('app', 'home');
  const id = useId();
  const { data } = useCallQuery('liveFeed.getLiveFeed', {}, { enabled: useProfile() !== null });
  const rounds = (data?.liveMyBets ?? []).filter(({ provided }) => !provided).slice(0, SHOWN);
  if (rounds.length === 0) return null;
  return (
    <section className={styles.rounds} aria-labelledby={id}>
      <h2 id={id}>{t('rounds.title')}</h2>
      <ul>
        {rounds.map((bet) => (
          <li key={`${bet.game} ${bet.id}`}>
            <Round bet={bet} />
          </li>
        ))}
      </ul>
    </section>
  );
};
