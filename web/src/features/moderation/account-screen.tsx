import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ModeratedAccount } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { vipName } from '../../core/vip/vip-level.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { Badges } from './badges.tsx';
import { ModerationPage } from './moderation-page.tsx';
import office from '../../core/office/office.module.css';
import styles from './moderation.module.css';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section, Back } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Loaded } from '../../core/office/loaded.tsx';

const AccountActions = lazy(async () => ({ default: (await import('./account-actions.tsx')).AccountActions }));
const AccountDocuments = lazy(async () => ({ default: (await import('./account-documents.tsx')).AccountDocuments }));
const AccountMatches = lazy(async () => ({ default: (await import('./account-matches.tsx')).AccountMatches }));
const AccountTrail = lazy(async () => ({ default: (await import('./account-trail.tsx')).AccountTrail }));

const HEIGHT = 540; // px, of an account

const AccountFacts = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const moment = useMoment();
  const { format } = useMoney();
  const { login, email, emailVerified, name, createdAt, hasTwoFactor, restriction, stats } = account;
  return (
    <Facts
      facts={[
        [t('fact.number'), account.number],
        [t('fact.login'), login ?? '—'],
        [
          t('fact.email'),
          email === null ? '—' : `${email} · ${t(emailVerified ? 'email.confirmed' : 'email.unconfirmed')}`,
        ],
        [t('fact.name'), name],
        [t('fact.registered'), moment(createdAt)],
        [t('fact.twoFactor'), t(hasTwoFactor ? 'yes' : 'no')],
        [t('fact.vip'), vipName(account.compointStatus)],
        [t('fact.wagered'), t('wagered', { amount: format(stats.totalBet), count: stats.totalGames })],
        restriction && [
          t('fact.restriction'),
          restriction.kind === 'self_exclusion' && restriction.until === null
            ? t('restriction.forever')
            : t(`restriction.${restriction.kind}`, {
                until: restriction.until === null ? '' : moment(restriction.until),
              }),
        ],
      ]}
    />
  );
};

const Blocked = ({ account: { blockedAt, blockedReason } }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const moment = useMoment();
  if (blockedAt === null) return null;
  return (
    <p className={office.notice}>
      {t('blockedSince', { at: moment(blockedAt) })}
      {blockedReason !== null && <span className={styles.quote}>{blockedReason}</span>}
    </p>
  );
};

const Account = ({ account }: { account: ModeratedAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  const isAdmin = useProfile()?.admin === true;
  return (
    <>
      <Section>
        <div className={styles.person}>
          <img src={avatarUrl(account.avatar)} width={64} height={64} alt="" />
          <div className={office.rowBody}>
            <h1 className={office.title}>{account.nick}</h1>
            <Badges account={account} />
          </div>
        </div>
        <Blocked account={account} />
        <CopyValue label={t('fact.id')} value={account.userId} />
        <AccountFacts account={account} />
        <Suspense fallback={<Skeleton height={44} />}>
          <AccountActions account={account} isAdmin={isAdmin} />
        </Suspense>
      </Section>
      <Suspense fallback={<Skeleton height={160} />}>
        {account.matches.length > 0 && <AccountMatches account={account} />}
        <AccountDocuments account={account} />
        <AccountTrail account={account} />
      </Suspense>
    </>
  );
};

/** /moderation/accounts/{id}: one account, and what can be done about it. */
export const AccountScreen = (): ReactNode => {
  const t = useMessages('moderation', 'main');
  const { id = '' } = useParams();
  const query = useCallQuery('moderation.account', { userId: id });
  return (
    <ModerationPage>
      <Back to="/moderation/accounts">{t('back')}</Back>
      <Loaded query={query} height={HEIGHT}>
        {(account) => <Account account={account} />}
      </Loaded>
    </ModerationPage>
  );
};
