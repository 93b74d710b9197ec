import type { CallAnswer, CallPayload, PastRound, RoundSummary } from 'server/contract';
import { queryClient, useCallQuery } from '../../connection/query.ts';
import { useProfile } from '../../session/session.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './last-results.module.css';

const ROWS = 10;

const mine = (game: string): CallPayload<'games.history'> => ({ game, mine: true, limit: ROWS });

/** A solo player's last rounds, newest first; a guest sees everyone's. */
export const useSoloRounds = (game: string): readonly RoundSummary[] => {
  const profile = useProfile();
  return useCallQuery('games.history', profile ? mine(game) : { game, limit: ROWS }).data?.rounds ?? [];
};

/** The same as the strip shows them. Rounds that `chipOf` cannot read are left out. */
export const useSoloResults = (
  game: string,
  chipOf: (row: RoundSummary) => ResultChip | undefined,
): readonly ResultChip[] =>
  useSoloRounds(game)
    .map(chipOf)
    .filter((chip) => chip !== undefined);

/** Reads the player's results again: after a bet whose outcome was not told. */
export const refreshSoloResults = (game: string): void =>
  void queryClient.invalidateQueries({ queryKey: ['games.history', mine(game)] });

/** Puts a round that was just shown at the head of the player's results. An answer on its way may not hold it: it is asked for again. */
export const addSoloResult = (row: RoundSummary): void => {
  const queryKey = ['games.history', mine(row.game)];
  if (queryClient.isFetching({ queryKey }) > 0) return refreshSoloResults(row.game);
  queryClient.setQueryData<CallAnswer<'games.history'>>(queryKey, (known) => {
    if (!known) return known;
    const rest = known.rounds.filter(({ id }) => id !== row.id);
    return { ...known, rounds: [row, ...rest].slice(0, ROWS) };
  });
};

/** A shared game's last rounds as the strip shows them. Rounds that `chipOf` cannot read are left out. */
export const pastChips = (
  before: readonly PastRound[],
  chipOf: (round: PastRound) => ResultChip | undefined,
): readonly ResultChip[] => before.map(chipOf).filter((chip) => chip !== undefined);

/** A finished round as the strip shows it. */
export interface ResultChip {
  id: string;
  value: string; // result in words
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
  const t = useMessages('game-kit', 'main');
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
