import { ArrowLeft, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AlarmPlace } from '../evidence/alarm-place.tsx';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import { setLoudness, setMuted, useLoudness, useMuted } from '../sound/sound.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Slider } from '../ui/slider.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import styles from './game-layout.module.css';
import { GameList } from './game-list.tsx';

export interface GameLayoutProps {
  game: string;
  title: string;
  results: ReactNode; // the last results
  stage: ReactNode; // the canvas, or what stands in for it
  stageClass?: string | undefined; // another height than the usual one
  outcome: ReactNode; // the last result in words
  controls: ReactNode;
  tools: ReactNode; // turbo, fairness, rules, shortcuts
  lobby?: ReactNode; // who plays: teams, sectors, rooms
  statistics: ReactNode;
  feed: ReactNode;
}

/** Sound on and off, and how loud. */
const SoundControl = (): ReactNode => {
  const t = useMessages(gameKitMessages);
  const { percent } = useFormat();
  const muted = useMuted();
  const loudness = useLoudness();
  const Icon = muted ? VolumeX : Volume2;
  return (
    <div role="group" aria-label={t('layout.sound')} className={styles.sound}>
      <IconButton label={muted ? t('layout.unmute') : t('layout.mute')} onClick={() => setMuted(!muted)}>
        <Icon aria-hidden="true" size={20} />
      </IconButton>
      <Slider
        label={t('layout.volume')}
        value={loudness}
        min={0}
        max={100}
        step={5}
        valueText={percent(loudness)}
        onChange={setLoudness}
        className={styles.volume ?? ''}
      />
    </div>
  );
};

/** The frame of every game page: header, stage with its result, controls, tools, statistics, all games, live feed. */
export const GameLayout = ({
  game,
  title,
  results,
  stage,
  stageClass,
  outcome,
  controls,
  tools,
  lobby,
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
        <SoundControl />
      </header>
      <AlarmPlace />
      <div className={styles.game}>
        <section className={styles.table}>
          <div className={styles.results}>{results}</div>
          <div className={classNames(styles.stage, stageClass)}>{stage}</div>
          <div className={styles.outcome}>{outcome}</div>
        </section>
        <section className={styles.controls}>{controls}</section>
        <div className={styles.tools}>{tools}</div>
      </div>
      {lobby}
      {statistics}
      <GameList current={game} />
      {feed}
    </div>
  );
};
