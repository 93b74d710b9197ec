import type { GameId } from 'games-engine';
import type { ReactNode } from 'react';
import { RulesBody } from '../../core/game-kit/rules-body.tsx';
import { gameOrder, gamePaths } from '../../core/games/game-catalogue.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { Contents } from './contents.tsx';
import { CopyLink } from './copy-link.tsx';
import type { GameRules, GameRulesSource } from './game-rules-props.ts';
import { helpdeskMessages } from './helpdesk.messages.ts';
import styles from './helpdesk.module.css';
import { Loading } from './loading.tsx';
import { useAnchor } from './use-anchor.ts';
import { usePageTitle } from './use-page-title.ts';

const RULES_HEIGHT = 480;

/** The rules with the numbers of now, or what stands in for them. */
const Body = ({ rules }: { rules: GameRules }): ReactNode => {
  const t = useMessages(helpdeskMessages);
  if (rules.status === 'loading') return <Loading height={RULES_HEIGHT} />;
  if (rules.status === 'ready') return <RulesBody {...rules} />;
  return (
    <ErrorState action={<Button onClick={rules.retry}>{t('rules.retry')}</Button>}>{t('rules.failed')}</ErrorState>
  );
};

const Game = ({ game, rules }: { game: GameId; rules: GameRules }): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const nameOf = useGameName();
  return (
    <section id={game} tabIndex={-1} aria-labelledby={`${game}-title`} className={styles.group}>
      <h2 id={`${game}-title`}>{rules.title}</h2>
      <Card>
        <Body rules={rules} />
        <div className={styles.actions}>
          <ButtonLink to={gamePaths[game]} aria-label={t('rules.playGame', { game: nameOf(game) })}>
            {t('rules.play')}
          </ButtonLink>
          <CopyLink anchor={game} what={rules.title} />
        </div>
      </Card>
    </section>
  );
};

const Games = ({ rules }: { rules: Readonly<Record<GameId, GameRules>> }): ReactNode => {
  useAnchor(gameOrder.every((game) => rules[game].status !== 'loading'));
  return gameOrder.map((game) => <Game key={game} game={game} rules={rules[game]} />);
};

/** The rules of all own games with the exact numbers that they are played by now. */
export const RulesScreen = ({ source: Source }: { source: GameRulesSource }): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const nameOf = useGameName();
  usePageTitle(t('rules.title'));
  return (
    <>
      <h1>{t('rules.title')}</h1>
      <Contents items={gameOrder.map((game) => ({ id: game, title: nameOf(game) }))} />
      <Source>{(rules) => <Games rules={rules} />}</Source>
    </>
  );
};
