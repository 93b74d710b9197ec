import type { GameId } from 'games-engine';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call, CallError } from '../../core/connection/connection.ts';
import { gameOrder } from '../../core/games/game-catalogue.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { drawFormulas } from '../../features/fairness/draw-formulas.ts';
import { fairnessGuideMessages } from './fairness-guide.messages.ts';
import styles from './fairness-guide.module.css';
import { findGameOf, namedRound, roundPath } from './round-path.ts';

type Search = 'idle' | 'looking' | 'wrong' | 'missing';

/** Whether the server has this round under this game. A server that cannot say so now is asked on the round's page. */
const isRoundOf = async (game: GameId, id: string): Promise<boolean> => {
  try {
    await call('fairness.round', { game, id });
    return true;
  } catch (error) {
    return !(error instanceof CallError && error.code === 404);
  }
};

const RoundForm = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<Search>('idle');
  const look = async (): Promise<void> => {
    const round = namedRound(text);
    if (!round) return setSearch('wrong');
    setSearch('looking');
    const game = round.game ?? (await findGameOf(round.id, isRoundOf));
    if (game) await navigate(roundPath(game, round.id));
    else setSearch('missing');
  };
  const errors = { wrong: t('check.wrong'), missing: t('check.missing') };
  return (
    <Form className={styles.form} onSubmit={() => void look()}>
      <TextField
        label={t('check.label')}
        hint={t('check.hint')}
        error={search === 'wrong' || search === 'missing' ? errors[search] : undefined}
        value={text}
        autoComplete="off"
        spellCheck={false}
        placeholder="01980000-0000-7000-8000-000000000000"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" loading={search === 'looking'}>
        {t('check.submit')}
      </Button>
    </Form>
  );
};

const formulas = {
  commit: 'commitment = SHA256(serverSeed)',
  stream: 'block(r) = HMAC_SHA256(serverSeed, clientSeed + ":" + nonce + ":" + r)',
  shared: [
    'hash(n) = SHA256(seed(n)) = seed(n − 1)',
    'entropy = SHA256(betId + ":" + clientSeed, one line per bet)',
    'block(r) = HMAC_SHA256(seed(n), entropy + ":" + n + ":" + r)',
  ].join('\n'),
  number: 'int(n): v < ⌊2³² ÷ n⌋ × n  →  v mod n',
} as const;

const Formulas = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  return (['commit', 'stream', 'shared', 'number'] as const).map((name) => (
    <section key={name}>
      <h2>{t(`${name}.title`)}</h2>
      <p>{t(`${name}.text`)}</p>
      <pre tabIndex={0}>{formulas[name]}</pre>
    </section>
  ));
};

/** What each game makes of the stream. */
const Draws = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  const nameOf = useGameName();
  return (
    <section>
      <h2>{t('draws.title')}</h2>
      <dl className={styles.draws}>
        {gameOrder.map((game) => (
          <div key={game}>
            <dt>{nameOf(game)}</dt>
            <dd>
              <code>{drawFormulas[game]}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const auditCommands = [
  'npm run audit -- round <id>',
  'npm run audit -- file rounds.ndjson',
  'npm run audit -- log --from 0 --to 1000',
].join('\n');

/** How fairness works, in full, and where to check a round. */
export const FairnessPage = (): ReactNode => {
  const t = useMessages(fairnessGuideMessages);
  return (
    <div className={styles.guide}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Card>
        <h2>{t('check.title')}</h2>
        <RoundForm />
      </Card>
      <Formulas />
      <Draws />
      <section>
        <h2>{t('log.title')}</h2>
        <p>{t('log.text')}</p>
        <ul className={styles.links}>
          <li>
            <a href="/api/log/checkpoint">{t('log.checkpoint')}</a>
          </li>
          <li>
            <a href="/api/log/key">{t('log.key')}</a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('audit.title')}</h2>
        <p>{t('audit.text')}</p>
        <pre tabIndex={0}>{auditCommands}</pre>
      </section>
    </div>
  );
};
