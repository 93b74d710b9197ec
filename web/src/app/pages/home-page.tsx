import { gameTiles } from 'assets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCallQuery } from '../../core/connection/query.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { formatDecimal } from '../../core/money/money.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { LiveFeed } from '../../features/live-feed/live-feed.tsx';
import { homeMessages } from './home.messages.ts';
import styles from './home.module.css';
import { SignalTrace } from './signal-trace.tsx';

const Welcome = (): ReactNode => {
  const t = useMessages(homeMessages);
  return (
    <section className={styles.welcome}>
      <div className={styles.words}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/game/dice" variant="primary" size="large">
            {t('hero.play')}
          </ButtonLink>
          <ButtonLink to="/fairness" size="large">
            {t('hero.check')}
          </ButtonLink>
        </div>
      </div>
      <SignalTrace />
    </section>
  );
};

const DiceTile = (): ReactNode => {
  const t = useMessages(homeMessages);
  const language = useLanguage();
  const { data } = useCallQuery('games.config', { game: 'dice' });
  return (
    <Link to="/game/dice" className={styles.tile}>
      <img src={gameTiles.dice} width={96} height={96} alt="" />
      <div>
        <h3>{t('dice.name')}</h3>
        <p>{t('dice.text')}</p>
        <div className={styles.rtp}>
          {data ? (
            t('dice.rtp', { rtp: formatDecimal(data.rtpPercent, language) })
          ) : (
            <Skeleton width={180} height={16} />
          )}
        </div>
      </div>
    </Link>
  );
};

const Games = (): ReactNode => {
  const t = useMessages(homeMessages);
  return (
    <section className={styles.section} aria-labelledby="games">
      <h2 id="games">{t('games.title')}</h2>
      <DiceTile />
    </section>
  );
};

const Steps = (): ReactNode => {
  const t = useMessages(homeMessages);
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {(['commit', 'draw', 'check'] as const).map((step) => (
          <li key={step}>
            <h3>{t(`step.${step}`)}</h3>
            <p>{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <Link to="/fairness" className={styles.more}>
        {t('steps.more')}
      </Link>
    </section>
  );
};

/** The first page: what this is, what can be played, why it can be believed, what happens now. */
export const HomePage = (): ReactNode => (
  <div className={styles.home}>
    <Welcome />
    <div className={styles.pair}>
      <Games />
      <Steps />
    </div>
    <LiveFeed />
  </div>
);
