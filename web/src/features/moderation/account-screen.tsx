import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { ModeratedAccount } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { vipName } from '../../core/vip/vip-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { Badges } from './badges.tsx';
import { ModerationPage } from './moderation-page.tsx';
import { moderationMessages } from './moderation.messages.ts';
import styles from './moderation.module.css';
import { useMoment } from './moment.ts';

const AccountActions = lazy(async () => ({ default: (await import('./account-actions.tsx')).AccountActions }));
const AccountDocuments = lazy(async () => ({ default: (await import('./account-documents.tsx')).AccountDocuments }));
const AccountMatches = lazy(async () => ({ default: (await import('./account-matches.tsx')).AccountMatches }));
const AccountTrail = lazy(async () => ({ default: (await import('./account-trail.tsx')).AccountTrail }));

const NOT_FOUND = 404;

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages(moderationMessages);
  const moment = useMoment();
  const { format } = useMoney();
  const { login, email, emailVerified, name, createdAt, hasTwoFactor, restriction, stats } = account;
  return (
    <dl className={styles.facts}>
      <Fact name={t('fact.number')}>{account.number}</Fact>
      <Fact name={t('fact.login')}>{login ?? '—'}</Fact>
      <Fact name={t('fact.email')}>
        {email === null ? '—' : `${email} · ${t(emailVerified ? 'email.confirmed' : 'email.unconfirmed')}`}
      </Fact>
      {name !== null && <Fact name={t('fact.name')}>{name}</Fact>}
      <Fact name={t('fact.registered')}>{moment(createdAt)}</Fact>
      <Fact name={t('fact.twoFactor')}>{t(hasTwoFactor ? 'yes' : 'no')}</Fact>
      <Fact name={t('fact.vip')}>{vipName(account.compointStatus)}</Fact>
      <Fact name={t('fact.wagered')}>{t('wagered', { amount: format(stats.totalBet), count: stats.totalGames })}</Fact>
      {restriction && (
        <Fact name={t('fact.restriction')}>
          {restriction.kind === 'self_exclusion' && restriction.until === null
            ? t('restriction.forever')
            : t(`restriction.${restriction.kind}`, {
                until: restriction.until === null ? '' : moment(restriction.until),
              })}
        </Fact>
      )}
    </dl>
  );
};

const Blocked = ({ account: { blockedAt, blockedReason } }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages(moderationMessages);
  const moment = useMoment();
  if (blockedAt === null) return null;
  return (
    <p className={styles.notice}>
      {t('blockedSince', { at: moment(blockedAt) })}
      {blockedReason !== null && <span className={styles.quote}>{blockedReason}</span>}
    </p>
  );
};

const Account = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages(moderationMessages);
  const isAdmin = useProfile()?.admin === true;
  return (
    <>
      <Card className={styles.card}>
        <div className={styles.person}>
          <img src={avatarUrl(account.avatar)} width={64} height={64} alt="" />
          <div className={styles.accountBody}>
            <h1 className={styles.nick}>{account.nick}</h1>
            <Badges account={account} />
          </div>
        </div>
        <Blocked account={account} />
        <CopyValue label={t('fact.id')} value={account.userId} />
        <Facts account={account} />
        <Suspense fallback={<Skeleton height={44} />}>
          <AccountActions account={account} isAdmin={isAdmin} />
        </Suspense>
      </Card>
      <Suspense fallback={<Skeleton height={160} />}>
        {account.matches.length > 0 && <AccountMatches account={account} />}
        <AccountDocuments account={account} isAdmin={isAdmin} />
        <AccountTrail account={account} />
      </Suspense>
    </>
  );
};

const Loaded = ({ id }: { id: string }): ReactNode => {
  const t = useMessages(moderationMessages);
  const errorText = useErrorText();
  const { data, error, refetch } = useCallQuery('moderation.account', { userId: id });
  if (data) return <Account account={data} />;
  if (error?.code === NOT_FOUND) return <EmptyState>{error.msg}</EmptyState>;
  if (error)
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>
    );
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton height={380} />
      <Skeleton height={160} />
    </div>
  );
};

/** /moderation/accounts/{id}: one account, and what can be done about it. */
export const AccountScreen = (): ReactNode => {
  const t = useMessages(moderationMessages);
  const { id = '' } = useParams();
  return (
    <ModerationPage>
      <Link to="/moderation/accounts" className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {t('back')}
      </Link>
      <Loaded id={id} />
    </ModerationPage>
  );
};
