import { useEffect, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useMessages } from '../i18n/messages.ts';
import { useMoney } from '../money/money.ts';
import { refreshProfile } from '../session/session.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useVipStatuses } from './follow-profile.ts';
import { vipProgress } from './vip-level.ts';
import styles from './vip-card.module.css';
import { VipEmblem } from './vip-emblem.tsx';

const HEIGHT_PX = 96;
const EMBLEM_PX = 48;

/** The player's own VIP level and the way to the next one. */
export const VipCard = ({ profile, emblemPx = EMBLEM_PX }: { profile: Profile; emblemPx?: number }): ReactNode => {
  const t = useMessages('vip', 'vip-card');
  const { format } = useMoney();
  const progress = vipProgress(profile, useVipStatuses());
  const isReached = progress?.next !== undefined && progress.share >= 1;
  useEffect(() => {
    if (isReached) void refreshProfile(); // the server decides whether the level is reached
  }, [isReached]);
  if (!progress) return <Skeleton height={HEIGHT_PX} />;
  const { status, next, share } = progress;
  const percent = Math.min(100, Math.floor(share * 100));
  return (
    <section className={styles.vip} aria-label={t('level', { name: status.statusName })}>
      <VipEmblem level={status.statusId} size={emblemPx} />
      <div className={styles.vipBody}>
        <p className={styles.vipHead}>
          <strong className={styles.vipName}>{status.statusName}</strong>
          {next && <span className={styles.muted}>{t('progress', { name: next.statusName })}</span>}
        </p>
        {next && (
          <div
            className={styles.track}
            role="progressbar"
            aria-label={t('progress', { name: next.statusName })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span className={styles.fill} style={{ width: `${percent}%` }} />
          </div>
        )}
        <p className={styles.muted}>
          {next ? t('left', { amount: format(Math.max(0, next.needsCompoints - profile.compointCounter)) }) : t('top')}
        </p>
      </div>
    </section>
  );
};
