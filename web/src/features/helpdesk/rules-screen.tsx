import { Suspense, type ReactNode } from 'react';
import { RulesBody } from '../../core/game-kit/screen/rules.tsx';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import type { GameRules, WebGame } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { AllRules, type RulesByGame } from './all-rules.tsx';
import { Contents } from './contents.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './helpdesk.module.css';
import { Loading } from './loading.tsx';
import { useAnchor } from './use-anchor.ts';
import { usePageTitle } from './use-page-title.ts';

const RULES_HEIGHT = 480;

/** The rules with the numbers of now, or what stands in for them. */
const Body = ({ rules }: { rules: GameRules }): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  if (rules.status === 'loading') return <Loading height={RULES_HEIGHT} />;
  if (rules.status === 'ready') return <RulesBody {...rules} />;
  return (
    <ErrorState action={<Button onClick={rules.retry}>{t('rules.retry')}</Button>}>{t('rules.failed')}</ErrorState>
  );
};

const Game = ({ game: { id, path }, rules }: { game: WebGame; rules: GameRules }): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  const nameOf = useGameName();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{rules.title}</h2>
      <Card>
        <Body rules={rules} />
        <div className={styles.actions}>
          <ButtonLink to={path} aria-label={t('rules.playGame', { game: nameOf(id) })}>
            {t('rules.play')}
          </ButtonLink>
          <CopyLink anchor={id} what={rules.title} />
        </div>
      </Card>
    </section>
  );
};

const Games = ({ rules }: { rules: RulesByGame }): ReactNode => {
  const games = useGames();
  useAnchor([...rules.values()].every(({ status }) => status !== 'loading'));
  return [...rules].map(([id, each]) => {
    const game = games.find(id);
    return game && <Game key={id} game={game} rules={each} />;
  });
};

/** The rules of all own games with the exact numbers that they are played by now. */
export const RulesScreen = (): ReactNode => {
  const { ids } = useGames();
  const t = useMessages('helpdesk', 'main');
  const nameOf = useGameName();
  usePageTitle(t('rules.title'));
  return (
    <>
      <h1>{t('rules.title')}</h1>
      <Contents items={ids.map((id) => ({ id, title: nameOf(id) }))} />
      <Suspense fallback={<Loading height={RULES_HEIGHT} />}>
        <AllRules>{(rules) => <Games rules={rules} />}</AllRules>
      </Suspense>
    </>
  );
};
