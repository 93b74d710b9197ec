import { ArrowLeft, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/messages.ts';
import { setMuted, useMuted } from '../sound/sound.ts';
import { IconButton } from '../ui/button.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './game-layout.module.css';

export interface GameLayoutProps {
  title: string;
  results: ReactNode; // the last results
  stage: ReactNode; // the canvas, or what stands in for it
  outcome: ReactNode; // the last result in words
  controls: ReactNode;
  tools: ReactNode; // turbo, fairness, rules, shortcuts
  statistics: ReactNode;
  feed: ReactNode;
}

const SoundToggle = (): ReactNode => {
  const t = useMessages(gameKitMessages);
  const muted = useMuted();
  const Icon = muted ? VolumeX : Volume2;
  return (
    <IconButton label={muted ? t('layout.unmute') : t('layout.mute')} onClick={() => setMuted(!muted)}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
};

/** The frame of every game page: header, stage with its result, controls, tools, statistics, live feed. */
export const GameLayout = ({
  title,
  results,
  stage,
  outcome,
  controls,
  tools,
  statistics,
  feed,
}: GameLayoutProps): ReactNode => {
  const t = useMessages(gameKitMessages);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/main" className={styles.back} aria-label={t('layout.back')} title={t('layout.back')}>
          <ArrowLeft aria-hidden="true" size={20} />
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <SoundToggle />
      </header>
      <div className={styles.game}>
        <section className={styles.table}>
          <div className={styles.results}>{results}</div>
          <div className={styles.stage}>{stage}</div>
          <div className={styles.outcome}>{outcome}</div>
        </section>
        <section className={styles.controls}>{controls}</section>
        <div className={styles.tools}>{tools}</div>
      </div>
      {statistics}
      {feed}
    </div>
  );
};
