import { useState, type ReactNode } from 'react';
import { personalFields, type PersonalField, type PlayerMoney, type PlayerPage } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { languageNames } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { useSession } from '../../core/session/session.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import styles from './player.module.css';

/** One masked thing, and the way to see it whole. What was seen stays on the page, and is kept nowhere. */
const Personal = ({ page, field, masked }: { page: PlayerPage; field: PersonalField; masked: string }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const [values, setValues] = useState<readonly string[]>();
  const canReveal = isAmong('personalData', useSession()) && !page.isProtected;
  return (
    <div className={styles.personal}>
      <span className={office.strong}>{t(`personal.${field}`)}</span>
      <span>{values ? values.join(', ') || t('personal.none') : masked}</span>
      {canReveal && !values && (
        <Act<{ values: string[] }>
          label={t('reveal')}
          name={t('reveal.name', { what: t(`personal.${field}`) })}
          text={t('reveal.text')}
          done={t('reveal.done')}
          rereads={['officePlayers.trail']}
          onDone={(answer) => setValues(answer.values)}
          send={(send, reason) => send('officePlayers.reveal', { userId: page.userId, field, reason })}
        />
      )}
    </div>
  );
};

const Identity = ({ page }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const moment = useMoment();
  const masked: Readonly<Record<PersonalField, string>> = {
    email: page.email === null ? '—' : `${page.email} · ${t(page.emailVerified ? 'confirmed' : 'unconfirmed')}`,
    name: page.name ?? '—',
    networks: '•••',
    profiles: '•••',
  };
  return (
    <Section title={t('identity')}>
      <Note>{t('identity.text')}</Note>
      <div>
        {personalFields.map((field) => (
          <Personal key={field} page={page} field={field} masked={masked[field]} />
        ))}
      </div>
      <Facts
        facts={[
          [t('login'), page.login ?? '—'],
          [t('language'), languageNames[page.lang as keyof typeof languageNames] ?? page.lang],
          [t('country'), page.country],
          [t('since'), moment(page.createdAt)],
          [t('seen'), page.lastSeenAt === null ? '—' : moment(page.lastSeenAt)],
          [t('factor'), t(page.hasTwoFactor ? 'on' : 'off')],
          [t('vip'), vipName(page.vip)],
          [t('hidden'), page.isHidden && t('yes')],
        ]}
      />
    </Section>
  );
};

/** From what a player staked to what is left for the house, each step under the one before. */
const Waterfall = ({ money }: { money: PlayerMoney }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const { base, signed } = useDeskFormat();
  return (
    <Section title={t('earned')}>
      <Note>{t('earned.text')}</Note>
      <Facts
        layout="rows"
        facts={[
          [t('staked'), base(money.staked)],
          [t('paid'), signed(-money.paid)],
          [t('ggr'), <strong key="ggr">{signed(money.ggr)}</strong>],
          [t('bonuses'), signed(money.bonuses)],
          [t('fees'), signed(money.fees)],
          [t('partners'), money.partners !== 0 && signed(money.partners)],
          [t('other'), money.other !== 0 && signed(money.other)],
          [t('ngr'), <strong key="ngr">{signed(money.ngr)}</strong>],
        ]}
      />
    </Section>
  );
};

const Cash = ({ money: { balances, deposits, withdrawals } }: { money: PlayerMoney }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const { count } = useFormat();
  const moment = useMoment();
  const { base, onAccount } = useDeskFormat();
  const sum = (total: number, rows: number): string => `${base(total)} · ${count(rows)}`;
  return (
    <Section title={t('cash')}>
      <Facts
        layout="rows"
        facts={[
          ...balances
            .filter(({ account, balance }) => account === 'real' || balance !== 0)
            .map(({ account, balance }) => [t(`account.${account as 'real'}`), onAccount(account, balance)] as const),
          [t('deposits'), sum(deposits.total, deposits.count)],
          [t('deposit.last'), deposits.lastAt === null ? '' : moment(deposits.lastAt)],
          [t('withdrawals'), sum(withdrawals.total, withdrawals.count)],
          [t('withdrawals.waiting'), withdrawals.waiting > 0 && sum(withdrawals.waitingTotal, withdrawals.waiting)],
        ]}
      />
    </Section>
  );
};

/** Identity and money of a player, and the house's earnings. */
export const OverviewTab = ({ page }: { page: PlayerPage }): ReactNode => (
  <div className={office.columns}>
    <div className={office.column}>
      <Identity page={page} />
    </div>
    <div className={office.column}>
      {page.money && <Cash money={page.money} />}
      {page.money && <Waterfall money={page.money} />}
    </div>
  </div>
);
