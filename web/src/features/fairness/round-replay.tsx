import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import type { ReplayProps } from '../../core/games/web-game.ts';
import { roundMessages } from './round.messages.ts';
import styles from './round.module.css';

/** Keeps a canvas that fails from taking the check with it. */
class ReplayBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** The round once more, on the canvas it was played on. */
export const Replay = ({ of: Scene, record, config }: ReplayProps & { of: ComponentType<ReplayProps> }): ReactNode => {
  const t = useMessages(roundMessages);
  return (
    <section className={styles.replay} aria-label={t('replay.title')}>
      <ReplayBoundary fallback={<p className={styles.note}>{t('replay.failed')}</p>}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <Scene record={record} config={config} />
        </Suspense>
      </ReplayBoundary>
    </section>
  );
};
