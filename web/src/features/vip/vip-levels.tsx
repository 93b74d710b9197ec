import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { privilegesOf, rakebackParts, type VipState, type VipStatus } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { VipEmblem } from '../../core/vip/vip-emblem.tsx';
import { VipAct } from './vip-act.tsx';
import { gainsOf, levelReward, type KnownRewards } from './vip-facts.ts';
import styles from './vip.module.css';

const PARTS_OF_PERCENT = 1000; // rakeback is counted in parts of 100,000
const RATE_PLACES = 3;

/** Formats a level's rakeback. */
export const useRate = (): ((statusId: number) => string) => {
  const { percent } = useFormat();
  return (statusId) => percent(Number(rakebackParts(statusId)) / PARTS_OF_PERCENT, RATE_PLACES);
};

export const useDic = (): ((amount: number) => string) => {
  const language = useLanguage();
  return (amount) => formatUnitsMinor(BigInt(amount), { name: 'DIC' }, language);
};

interface ClubProps {
  reached: number; // the visitor's level; 0 for a guest
  hasAssistant: boolean;
  rewards: KnownRewards;
  robbery: VipState['robbery']; // maximum prize of a spin, by level
}

/** The benefits of a level as texts. */
export const Privileges = ({
  statusId,
  hasAssistant,
  robbery,
}: Pick<ClubProps, 'hasAssistant' | 'robbery'> & { statusId: number }): ReactNode => {
  const t = useMessages('vip', 'main');
  const rate = useRate();
  const { format } = useMoney();
  const spin = robbery[statusId];
  const names = privilegesOf(statusId).filter((name) => name !== 'assistant' || hasAssistant);
  return (
    <ul className={styles.privileges}>
      <li>{t('level.rakeback', { rate: rate(statusId) })}</li>
      {spin !== undefined && <li>{t('level.robbery', { amount: format(spin) })}</li>}
      {names.map((name) => (
        <li key={name}>{t(`privilege.${name}`)}</li>
      ))}
    </ul>
  );
};

const Reward = ({
  status,
  reached,
  rewards,
}: Pick<ClubProps, 'reached' | 'rewards'> & { status: VipStatus }): ReactNode => {
  const t = useMessages('vip', 'main');
  const dic = useDic();
  const { statusId, statusName } = status;
  const { state, amount } = levelReward(rewards, statusId, reached);
  const take = async (): Promise<string> => {
    const taken = await legacy('bonus:takeVipBonus', { compStatus: statusName });
    return t('reward.done', { amount: dic(taken.amount) });
  };
  if (state === 'none') return null;
  if (state === 'later') return <p>{t('level.reward', { amount: dic(amount) })}</p>;
  if (state === 'taken') return <p className={styles.muted}>{t('reward.taken')}</p>;
  return (
    <VipAct act={take}>
      {t('reward.take', { amount: dic(amount) })}
      <span className="visually-hidden"> {statusName}</span>
    </VipAct>
  );
};

/** The gains of a level in one line. */
const Gains = ({ statusId, hasAssistant, rewards, robbery, reached }: ClubProps & { statusId: number }): ReactNode => {
  const t = useMessages('vip', 'main');
  const rate = useRate();
  const dic = useDic();
  const { format } = useMoney();
  const { hasMoreRakeback, privileges } = gainsOf(statusId, hasAssistant);
  const spin = robbery[statusId];
  const { amount } = levelReward(rewards, statusId, reached);
  const gains = [
    ...(amount > 0 ? [t('level.reward', { amount: dic(amount) })] : []),
    ...(hasMoreRakeback ? [t('level.rakeback', { rate: rate(statusId) })] : []),
    ...(spin === undefined || spin === robbery[statusId - 1] ? [] : [t('level.robbery', { amount: format(spin) })]),
    ...privileges.map((name) => t(`privilege.${name}`)),
  ];
  return <span className={styles.gains}>{gains.join(' · ')}</span>;
};

/** The next level's medal, and what it brings. */
export const NextLevel = ({ status, ...club }: ClubProps & { status: VipStatus }): ReactNode => {
  const t = useMessages('vip', 'main');
  const { statusId, statusName } = status;
  return (
    <section className={styles.next}>
      <VipEmblem level={statusId} size={96} />
      <div>
        <h3>{t('next.title', { name: statusName })}</h3>
        <Gains statusId={statusId} {...club} />
      </div>
    </section>
  );
};

/** The visitor's state on a level, beside its name. */
const Standing = ({
  statusId,
  reached,
  rewards,
}: Pick<ClubProps, 'reached' | 'rewards'> & { statusId: number }): ReactNode => {
  const t = useMessages('vip', 'main');
  const dic = useDic();
  const { state, amount } = levelReward(rewards, statusId, reached);
  if (statusId > reached) return null;
  if (state === 'open') return <span className={styles.standing}>{t('level.reward', { amount: dic(amount) })}</span>;
  return (
    <span className={styles.standing}>
      <Check aria-hidden="true" size={16} />
      {t(statusId === reached ? 'level.current' : 'level.reached')}
    </span>
  );
};

/** All levels with their requirements, benefits and rewards; the visitor's own is open. */
export const VipLevels = ({ statuses, ...club }: ClubProps & { statuses: readonly VipStatus[] }): ReactNode => {
  const t = useMessages('vip', 'main');
  const { format } = useMoney();
  const { reached } = club;
  return (
    <ol className={styles.levels}>
      {statuses.map((status) => (
        <li key={status.statusId}>
          <details className={styles.level} open={status.statusId === Math.max(1, reached)}>
            <summary>
              <VipEmblem level={status.statusId} size={56} />
              <strong>{status.statusName}</strong>
              <span className={styles.muted}>{t('level.from', { amount: format(status.needsCompoints) })}</span>
              <Standing statusId={status.statusId} {...club} />
              <Gains statusId={status.statusId} {...club} />
            </summary>
            <div className={styles.inside}>
              <Privileges statusId={status.statusId} {...club} />
              <Reward status={status} {...club} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
};
