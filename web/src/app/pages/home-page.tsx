import { Play } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import type { Placed } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { GameCarousel } from './game-carousel.tsx';
import styles from './home.module.css';
import { SignalTrace } from './signal-trace.tsx';

const Welcome = (): ReactNode => {
  const t = useMessages('app', 'home');
  return (
    <section className={styles.welcome}>
      <div className={styles.words}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/game" variant="primary" size="large">
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

const Steps = (): ReactNode => {
  const t = useMessages('app', 'home');
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
      <p className={styles.more}>
        <Button onClick={() => openModal('video')}>
          <Play aria-hidden="true" size={18} />
          {t('steps.film')}
        </Button>
        <Link to="/fairness">{t('steps.more')}</Link>
      </p>
    </section>
  );
};

/** A part of the page that has loaded. */
export interface LoadedPart extends Placed {
  readonly View: ComponentType;
}

const ownParts: readonly LoadedPart[] = [
  { order: 0, View: Welcome },
  { order: 20, View: GameCarousel },
  { order: 40, View: Steps },
];

/** The first page: what this is, what is offered, what can be played, why it can be believed, what happens now. */
export const HomePage = ({ parts }: { parts: readonly LoadedPart[] }): ReactNode => {
  const session = useSession();
  const all = [...ownParts, ...parts].toSorted((a, b) => a.order - b.order);
  return (
    <div className={styles.home}>
      {all.map(({ View, audience = 'everyone' }, at) => isAmong(audience, session) && <View key={at} />)}
    </div>
  );
};
