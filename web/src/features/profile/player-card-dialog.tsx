import { Shield, ShieldCheck } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { Profile, UserCard, UserStats } from 'server/contract';
import { dateFormat } from '../../core/i18n/dates.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import type { DialogProps } from '../../core/features/feature.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { changeModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { patchProfile, useProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { VipCard } from '../../core/vip/vip-card.tsx';
import { VipEmblem } from '../../core/vip/vip-emblem.tsx';
import styles from './profile.module.css';

const NOT_FOUND = 404;

const roleIcons = { moderator: Shield, admin: ShieldCheck } as const;

const Role = ({ role }: { role: UserCard['roles'][number] }): ReactNode => {
  const t = useMessages('profile', 'main');
  const Icon = roleIcons[role];
  return (
    <span className={styles.role}>
      <Icon aria-hidden="true" size={14} />
      {t(`role.${role}`)}
    </span>
  );
};

/** "November 2026" of "2026-11". */
const useMonth = (month: string): string =>
  dateFormat(localeOf[useLanguage()], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const Since = ({ month }: { month: string }): ReactNode => {
  const t = useMessages('profile', 'main');
  return <p className={styles.muted}>{t('since', { month: useMonth(month) })}</p>;
};

const Person = ({ card }: { card: UserCard }): ReactNode => (
  <div className={styles.person}>
    <img src={avatarUrl(card.avatar)} width={88} height={88} alt="" />
    <div className={styles.names}>
      <p className={styles.nick}>{card.nick}</p>
      {card.roles.length > 0 && (
        <p className={styles.roles}>
          {card.roles.map((role) => (
            <Role key={role} role={role} />
          ))}
        </p>
      )}
      {card.registered !== null && <Since month={card.registered} />}
    </div>
  </div>
);

const Figure = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Stats = ({ stats }: { stats: UserStats }): ReactNode => {
  const t = useMessages('profile', 'main');
  const { format } = useMoney();
  const { count, multiplier } = useFormat();
  return (
    <section aria-label={t('stats.title')}>
      <dl className={styles.figures}>
        <Figure name={t('stats.totalBet')}>{format(stats.totalBet)}</Figure>
        <Figure name={t('stats.totalGames')}>{count(stats.totalGames)}</Figure>
        <Figure name={t('stats.maxWin')}>{format(stats.maxWin)}</Figure>
        <Figure name={t('stats.maxCoef')}>{multiplier(stats.maxCoef)}</Figure>
      </dl>
    </section>
  );
};

const Level = ({ card }: { card: UserCard }): ReactNode => {
  const t = useMessages('profile', 'main');
  return (
    <section className={styles.vip} aria-label={t('vip', { name: card.statusName })}>
      <VipEmblem level={card.compointStatus} />
      <strong className={styles.vipName}>{card.statusName}</strong>
    </section>
  );
};

/** Part of the card that only the player themselves sees. */
const Own = ({ card, profile }: { card: UserCard; profile: Profile }): ReactNode => {
  const t = useMessages('profile', 'main');
  const { compointStatus, stats } = card;
  const compointCounter = stats?.totalBet;
  useEffect(() => {
    if (compointCounter !== undefined) patchProfile({ compointStatus, compointCounter }); // other devices bet too
  }, [compointStatus, compointCounter]);
  return (
    <>
      <VipCard profile={profile} />
      <p className={styles.muted}>{t('vip.text')}</p>
      <div>
        <Button onClick={() => changeModal('vipclub')}>{t('vip.open')}</Button>
      </div>
      {stats && <Stats stats={stats} />}
      {card.isHidden && <p className={styles.muted}>{t('hiddenOwn')}</p>}
      <CopyValue label={t('id')} value={card.id} />
      <ButtonLink to="/settings/account">{t('settings')}</ButtonLink>
    </>
  );
};

const Others = ({ card, viewer }: { card: UserCard; viewer: Profile | null }): ReactNode => {
  const t = useMessages('profile', 'main');
  return (
    <>
      <Level card={card} />
      {card.stats ? <Stats stats={card.stats} /> : <p className={styles.muted}>{t('hidden')}</p>}
      {(viewer?.admin || viewer?.moderator) && (
        <ButtonLink to={`/moderation/accounts/${card.id}`}>{t('moderate')}</ButtonLink>
      )}
    </>
  );
};

const Loading = (): ReactNode => {
  const t = useMessages('profile', 'main');
  return (
    <div className={styles.card} aria-busy="true" role="status" aria-label={t('loading')}>
      <Skeleton height={88} />
      <Skeleton height={72} />
      <Skeleton height={132} />
    </div>
  );
};

/** A player as others see them, in whatever dialog shows them. */
export const PlayerCard = ({ id }: { id: string }): ReactNode => {
  const t = useMessages('profile', 'main');
  const profile = useProfile();
  const { data: card, error, refetch } = useCallQuery('users.card', { userId: id }, { staleTime: 0 });
  if (card)
    return (
      <div className={styles.card}>
        <Person card={card} />
        {card.isOwn && profile ? <Own card={card} profile={profile} /> : <Others card={card} viewer={profile} />}
      </div>
    );
  if (!error) return <Loading />;
  if (error.code === NOT_FOUND) return <ErrorState>{error.msg}</ErrorState>;
  return (
    <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
      {t('failed')}
    </ErrorState>
  );
};

/** A player as others see them; of oneself, one's profile with the way to the next VIP level. `subject`: a public id. */
export const PlayerCardDialog = ({ subject, open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('profile', 'main');
  const isOwn = useProfile()?.profileID === subject;
  if (subject === null) return null;
  return (
    <Dialog open={open} onClose={onClose} title={t(isOwn ? 'title.own' : 'title')}>
      <PlayerCard id={subject} />
    </Dialog>
  );
};
