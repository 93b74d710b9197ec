import { Play } from 'lucide-react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import type { Placed } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { GameCovers } from './game-covers.tsx';
import styles from './home.module.css';

const LivingExample = lazyPart(async () => (await import('../../features/live-feed/living-example.tsx')).LivingExample);
const MyRow = lazyPart(async () => (await import('./my-row.tsx')).MyRow);

/** A guest's welcome: what this is in a sentence, and one round to be checked. */
const Slogan = (): ReactNode => {
  const t = useMessages('app', 'home');
  return (
    <section className={styles.welcome}>
      <div className={styles.words}>
        <h1>{t('hero.title')}</h1>
        <p className={styles.text}>{t('hero.short')}</p>
        <div className={styles.example}>
          <Suspense>
            <LivingExample />
          </Suspense>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/game" variant="primary" size="large">
          {t('hero.play')}
        </ButtonLink>
        <ButtonLink to="/fairness" size="large">
          {t('hero.check')}
        </ButtonLink>
      </div>
    </section>
  );
};

/** The first lines of the page. While it is not known who is there, they are those of whom this browser knows. */
const Welcome = (): ReactNode => {
  const t = useMessages('app', 'home');
  const { profile } = useSession();
  return profile ? (
    <section className={styles.own}>
      <h1>{t('own.title', { nick: profile.nick })}</h1>
      <Suspense fallback={<div className={styles.ownPlace} />}>
        <MyRow />
      </Suspense>
    </section>
  ) : (
    <Slogan />
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
  { order: 5, View: GameCovers },
  { order: 40, audience: 'guests', View: Steps },
];

/** The first page: the games and what is won in them, what is offered, and to guests why it can be believed. */
export const HomePage = ({ parts }: { parts: readonly LoadedPart[] }): ReactNode => {
  const session = useSession();
  const all = [...ownParts, ...parts].toSorted((a, b) => a.order - b.order);
  return (
    <div className={styles.home}>
      {all.map(({ View, audience = 'everyone' }, at) => isAmong(audience, session) && <View key={at} />)}
    </div>
  );
};
