import type { GameId } from 'games-engine';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/messages.ts';
import { classNames } from '../ui/class-names.ts';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './last-results.module.css';

/** A finished round as the strip shows it. */
export interface ResultChip {
  id: string;
  value: string; // what came out
  won: boolean;
}

/** The last results, newest first; each leads to the page where its round is checked. */
export const LastResults = ({ game, results }: { game: GameId; results: readonly ResultChip[] }): ReactNode => {
  const t = useMessages(gameKitMessages);
  if (results.length === 0) return <p className={styles.empty}>{t('results.empty')}</p>;
  return (
    <ol className={styles.strip} aria-label={t('results.title')}>
      {results.map(({ id, value, won }) => (
        <li key={id}>
          <Link
            to={`/fairness/${game}/${id}`}
            className={classNames(styles.chip, won ? styles.won : styles.lost)}
            aria-label={t(won ? 'results.won' : 'results.lost', { value })}
          >
            {value}
          </Link>
        </li>
      ))}
    </ol>
  );
};
