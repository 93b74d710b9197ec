import { Play } from 'lucide-react';
import { Suspense, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useGameParts, useGames } from '../../core/games/games.ts';
import type { GameParts } from '../../core/games/web-game.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './fairness-guide.module.css';
import { OwnRounds } from './own-rounds.tsx';
import { RoundSearch } from './round-search.tsx';

const PublicLog = lazyPart(async () => (await import('./public-log/public-log.tsx')).PublicLog);

const Receipts = lazyPart(
  async () => (await import('../../features/fairness/receipts/receipts-section.tsx')).ReceiptsSection,
);

const formulas = {
  commit: 'commitment = SHA256(serverSeed)',
  stream: 'block(r) = HMAC_SHA256(serverSeed, clientSeed + ":" + nonce + ":" + r)',
  shared: [
    'hash(n) = SHA256(seed(n)) = seed(n − 1)',
    'betsHash = SHA256(place + ":" + player + ":" + stakeMinor + ":" + choice + ":" + salt, one line per bet)',
    'randomness = SHA256(signature of the beacon’s round)',
    'block(r) = HMAC_SHA256(seed(n), betsHash + ":" + randomness + ":" + n + ":" + r)',
  ].join('\n'),
  first: [
    'entropy = SHA256(betId + ":" + clientSeed, one line per bet)',
    'block(r) = HMAC_SHA256(seed(n), entropy + ":" + n + ":" + r)',
  ].join('\n'),
  number: 'int(n): v < ⌊2³² ÷ n⌋ × n  →  v mod n',
} as const;

const Formulas = (): ReactNode => {
  const t = useMessages('fairness', 'guide');
  return (['commit', 'stream', 'shared', 'first', 'number'] as const).map((name) => (
    <section key={name}>
      <h2>{t(`${name}.title`)}</h2>
      <p>{t(`${name}.text`)}</p>
      <pre tabIndex={0}>
        {formulas[name].split('\n').map((line) => (
          <span key={line}>{line}</span>
        ))}
      </pre>
    </section>
  ));
};

const FormulaOf = ({ parts }: { parts: GameParts }): ReactNode => <code>{use(parts.fairness()).formula}</code>;

const Formula = ({ game }: { game: string }): ReactNode => {
  const parts = useGameParts(game);
  return parts && <FormulaOf parts={parts} />;
};

/** Use of the stream by each game. */
const Draws = (): ReactNode => {
  const t = useMessages('fairness', 'guide');
  const nameOf = useGameName();
  const { ids } = useGames();
  return (
    <section>
      <h2>{t('draws.title')}</h2>
      <dl className={styles.draws}>
        {ids.map((game) => (
          <div key={game}>
            <dt>{nameOf(game)}</dt>
            <dd>
              <Suspense fallback={<Skeleton height={20} />}>
                <Formula game={game} />
              </Suspense>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const LogSkeleton = (): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={1400} />
  </div>
);

const auditCommands = [
  'npm run audit -- round <id>',
  'npm run audit -- file rounds.ndjson',
  'npm run audit -- log --from 0 --to 1000',
].join('\n');

/** Full explanation of fairness, and the places to check a round. */
export const GuideScreen = (): ReactNode => {
  const t = useMessages('fairness', 'guide');
  return (
    <div className={styles.guide}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <Button className={styles.watch} onClick={() => openModal('video')}>
          <Play aria-hidden="true" size={18} />
          {t('film')}
        </Button>
      </header>
      <Card>
        <h2>{t('check.title')}</h2>
        <RoundSearch />
      </Card>
      <OwnRounds />
      <Suspense fallback={<Skeleton height={320} />}>
        <Receipts />
      </Suspense>
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
      <Suspense fallback={<LogSkeleton />}>
        <PublicLog />
      </Suspense>
      <Card>
        <h2>{t('owed.title')}</h2>
        <p>{t('owed.text')}</p>
        <p>
          <Link to="/fairness/solvency">{t('owed.link')}</Link>
        </p>
      </Card>
      <section>
        <h2>{t('unproven.title')}</h2>
        <p>{t('unproven.text')}</p>
      </section>
      <section>
        <h2>{t('audit.title')}</h2>
        <p>{t('audit.text')}</p>
        <pre tabIndex={0}>{auditCommands}</pre>
      </section>
    </div>
  );
};
