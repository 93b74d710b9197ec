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
  won?: boolean; // undefined: nobody's win or loss, only what came out
  className?: string | undefined; // a look of the game's own: `value` says the same
  label?: string; // accessible name, unless value and result are enough
}

const chipLook = ({ won, className }: ResultChip): string =>
  classNames(styles.chip, won === true && styles.won, won === false && styles.lost, className);

const resultKey = ({ won }: ResultChip): 'results.won' | 'results.lost' | 'results.neutral' =>
  won === undefined ? 'results.neutral' : won ? 'results.won' : 'results.lost';

/** The last results, newest first; each leads to the page where its round is checked. */
export const LastResults = ({ game, results }: { game: string; results: readonly ResultChip[] }): ReactNode => {
  const t = useMessages(gameKitMessages);
  if (results.length === 0) return <p className={styles.empty}>{t('results.empty')}</p>;
  return (
    <ol className={styles.strip} aria-label={t('results.title')}>
      {results.map((chip) => (
        <li key={chip.id}>
          <Link
            to={`/fairness/${game}/${chip.id}`}
            className={chipLook(chip)}
            aria-label={t(resultKey(chip), { value: chip.label ?? chip.value })}
          >
            {chip.value}
          </Link>
        </li>
      ))}
    </ol>
  );
};
