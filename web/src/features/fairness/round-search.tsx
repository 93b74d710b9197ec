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
import { fairnessGuideMessages } from './fairness-guide.messages.ts';
import styles from './fairness-guide.module.css';
import { roundPath, searchQuery } from './round-path.ts';

type Search = { state: 'idle' | 'looking' | 'wrong' | 'missing' | 'failed' } | { state: 'found'; rounds: FoundRound[] };

const Found = ({ rounds }: { rounds: readonly FoundRound[] }): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
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
  const t = useMessages(fairnessGuideMessages);
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
