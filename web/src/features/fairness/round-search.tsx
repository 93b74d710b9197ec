import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FoundRound } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './fairness-guide.module.css';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i;
const NUMBERED = /^(\D+?)[\s#№:,-]*(\d{1,15})$/;

/**
 * Search query by a text: an id, also out of a link; a hash, a fingerprint or a seed; a game, by its own name or that
 * in the interface's language, and a number. Undefined for anything else.
 */
export const searchQuery = (
  text: string,
  games: readonly string[],
  nameOf: (game: string) => string,
): string | undefined => {
  const exact = UUID.exec(text)?.[0] ?? HASH.exec(text)?.[0];
  if (exact !== undefined) return exact.toLowerCase();
  const [, name = '', number] = NUMBERED.exec(text.trim()) ?? [];
  const wanted = name.trim().toLocaleLowerCase();
  const game = games.find((each) => each === wanted || nameOf(each).toLocaleLowerCase() === wanted);
  return game && number !== undefined ? `${game} ${number}` : undefined;
};

/** The page where a round is checked. */
export const roundPath = (game: string, id: string): string => `/fairness/${game}/${id}`;

type Search = { state: 'idle' | 'looking' | 'wrong' | 'missing' | 'failed' } | { state: 'found'; rounds: FoundRound[] };

const Found = ({ rounds }: { rounds: readonly FoundRound[] }): ReactNode => {
  const t = useMessages('fairness', 'guide');
  const nameOf = useGameName();
  const { ordinal } = useFormat();
  return (
    <ul className={styles.found} aria-label={t('check.found')}>
      {rounds.map(({ game, id, number, by, isFinished }) => (
        <li key={id}>
          {isFinished ? (
            <Link to={roundPath(game, id)}>{t('check.round', { game: nameOf(game), number: ordinal(number) })}</Link>
          ) : (
            <span>{t('check.open', { game: nameOf(game), number: ordinal(number) })}</span>
          )}
          <span>{t(`check.by.${by}`)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Finds rounds by whatever somebody holds of them. The only one found is opened at once. */
export const RoundSearch = (): ReactNode => {
  const t = useMessages('fairness', 'guide');
  const { ids } = useGames();
  const nameOf = useGameName();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const look = async (): Promise<void> => {
    const query = searchQuery(text, ids, nameOf);
    if (query === undefined) return setSearch({ state: 'wrong' });
    setSearch({ state: 'looking' });
    try {
      const { rounds } = await call('fairness.find', { query });
      const [first, ...others] = rounds;
      if (!first) setSearch({ state: 'missing' });
      else if (first.isFinished && others.length === 0) await navigate(roundPath(first.game, first.id));
      else setSearch({ state: 'found', rounds });
    } catch {
      setSearch({ state: 'failed' });
    }
  };
  const errors = { wrong: t('check.wrong'), missing: t('check.missing'), failed: t('check.failed') };
  const { state } = search;
  return (
    <>
      <Form className={styles.form} onSubmit={() => void look()}>
        <TextField
          label={t('check.label')}
          hint={t('check.hint')}
          error={state === 'wrong' || state === 'missing' || state === 'failed' ? errors[state] : undefined}
          value={text}
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" loading={state === 'looking'}>
          {t('check.submit')}
        </Button>
      </Form>
      <div aria-live="polite">{search.state === 'found' && <Found rounds={search.rounds} />}</div>
    </>
  );
};
