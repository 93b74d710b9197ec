import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlayerMoney, PlayerPage } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { isAmong } from '../../core/features/audience.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import office from '../../core/office/office.module.css';
import { Note } from '../../core/office/section.tsx';
import { FactLine } from '../../core/office/trail.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { ClosureChips, PlayerChips } from './player-chips.tsx';
import { PlayerTags } from './player-tags.tsx';
import styles from './player.module.css';

const PlayerActs = lazyPart(async () => (await import('./player-acts.tsx')).PlayerActs);

const Figures = ({ money }: { money: PlayerMoney }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const { base, signed } = useDeskFormat();
  const real = money.balances.find(({ account }) => account === 'real')?.balance ?? 0;
  const figures: readonly (readonly [name: string, value: string])[] = [
    [t('balance'), base(real)],
    [t('deposits'), base(money.deposits.total)],
    [t('withdrawals'), base(money.withdrawals.total)],
    [t('ggr'), signed(money.ggr)],
    [t('ngr'), signed(money.ngr)],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Name, state and foremost figures of a player. */
export const PlayerHead = ({ page }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const moment = useMoment();
  const seesAccount = isAmong('accounts', useSession());
  const { nick, avatar, blockedAt, blockedReason, lastSeenAt, country } = page;
  return (
    <Card className={styles.head}>
      <div className={styles.person}>
        <img src={avatarUrl(avatar)} width={56} height={56} alt="" />
        <div className={styles.who}>
          <h2>{nick}</h2>
          <p className={styles.chips}>
            <PlayerChips player={{ ...page, isBlocked: blockedAt !== null }} />
            <ClosureChips page={page} />
            {page.isOwn && <Badge tone="told">{t('chip.own')}</Badge>}
          </p>
          <p className={office.faint}>
            <FactLine
              facts={[
                t('fact.number', { number: String(page.number) }),
                t('fact.since', { at: moment(page.createdAt) }),
                lastSeenAt !== null && t('fact.seen', { at: moment(lastSeenAt) }),
                country,
              ]}
            />
          </p>
        </div>
        <CopyValue label={t('fact.id')} value={page.userId} />
      </div>
      {blockedAt !== null && (
        <p className={office.notice}>
          {t('blockedSince', { at: moment(blockedAt) })}
          {blockedReason !== null && <span className={office.line}>{blockedReason}</span>}
        </p>
      )}
      {seesAccount && (
        <Link to={`/moderation/accounts/${page.userId}`} className={office.download}>
          {t('account')}
        </Link>
      )}
      {page.isProtected && <Note>{t('protected')}</Note>}
      <PlayerTags page={page} />
      {!page.isProtected && (
        <Suspense fallback={null}>
          <PlayerActs page={page} />
        </Suspense>
      )}
      {page.money && <Figures money={page.money} />}
    </Card>
  );
};
