import type { ReactNode } from 'react';
import { bonusIds, MIN_RAKEBACK_MINOR, type BonusList } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import type { DialogProps } from '../../core/features/feature.ts';
import type { Figures } from '../../core/figures/figure-texts.ts';
import { useBonusList } from '../../core/figures/house-figures.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { useVipStatuses } from '../../core/vip/follow-profile.ts';
import { VipCard } from '../../core/vip/vip-card.tsx';
import { VipAct } from './vip-act.tsx';
import { type Rakeback, rakebackOf } from './vip-facts.ts';
import { NextLevel, useRate, VipLevels } from './vip-levels.tsx';
import styles from './vip.module.css';
import { useFollowPlay, useOffers, useVipState } from './vip-query.ts';

const MINIMUM = Number(MIN_RAKEBACK_MINOR);
const LOADING_PX = 400;
const OWN_EMBLEM_PX = 96;

/** Accrued rakeback, and its conversion once there is enough. */
export const RakebackPart = ({ rakeback, statusId }: { rakeback: Rakeback; statusId: number }): ReactNode => {
  const t = useMessages('vip', 'main');
  const { format, limit } = useMoney();
  const rate = useRate();
  const { available, taken, isOpen } = rakeback;
  const take = async (): Promise<string> => {
    const { amount } = await legacy('bonus:takeRakeback', { place: 'vip' });
    return t('rakeback.taken', { amount: format(amount) });
  };
  return (
    <section className={styles.part}>
      <h3>{t('rakeback.title')}</h3>
      <p className={styles.has}>{t('rakeback.has', { amount: format(available) })}</p>
      <p className={styles.muted}>
        {t('rakeback.rate', { rate: rate(statusId) })} {t('rakeback.minimum', { minimum: limit(MINIMUM, 'min') })}{' '}
        {taken > 0 && t('rakeback.before', { amount: format(taken) })}
      </p>
      {isOpen && <VipAct act={take}>{t('rakeback.take', { amount: format(available) })}</VipAct>}
    </section>
  );
};

const Guest = (): ReactNode => {
  const t = useMessages('vip', 'main');
  return (
    <div className={styles.part}>
      <p>{t('guest')}</p>
      <div>
        <Button variant="primary" onClick={askToSignIn}>
          {t('signIn')}
        </Button>
      </div>
    </div>
  );
};

const Own = ({ next }: { next: ReactNode }): ReactNode => {
  const profile = useProfile();
  const rakeback = rakebackOf(useOffers());
  if (!profile) return <Guest />;
  return (
    <>
      <VipCard profile={profile} emblemPx={OWN_EMBLEM_PX} />
      {next}
      {rakeback && <RakebackPart rakeback={rakeback} statusId={profile.compointStatus} />}
    </>
  );
};

/** The rewards of the campaign in force. */
const listedRewards = (list: BonusList | undefined): Figures | undefined =>
  list?.bonuses.find(({ bonus, isOffered }) => bonus === bonusIds.vipReward && isOffered)?.figures;

const Body = (): ReactNode => {
  const t = useMessages('vip', 'main');
  const errorText = useErrorText();
  useFollowPlay();
  const { data, error, refetch } = useVipState();
  const overview = useOffers();
  const { data: list } = useBonusList();
  const statuses = useVipStatuses();
  const reached = useProfile()?.compointStatus ?? 0;
  if (error && !data)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data || statuses.length === 0) return <Skeleton height={LOADING_PX} />;
  const club = {
    reached,
    hasAssistant: data.hasAssistant,
    rewards: { overview, listed: listedRewards(list) },
    robbery: data.robbery,
  };
  const next = statuses.find(({ statusId }) => statusId === reached + 1);
  return (
    <>
      <p className={styles.muted}>{t('about')}</p>
      <Own next={next && <NextLevel status={next} {...club} />} />
      {data.assistantUrl !== null && (
        <a href={data.assistantUrl} target="_blank" rel="noreferrer" className={styles.assistant}>
          {t('assistant')}
        </a>
      )}
      <section className={styles.part}>
        <h3>{t('levels.title')}</h3>
        <VipLevels statuses={statuses} {...club} />
      </section>
    </>
  );
};

/** The VIP club: level, progress, rakeback, and the benefits of each level. */
export const VipDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('vip', 'titles');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className={styles.club}>
        <Body />
      </div>
    </Dialog>
  );
};
