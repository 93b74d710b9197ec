import type { ReactNode } from 'react';
import type { CashChange } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { ReasonAct } from '../../core/ui/reason-act.tsx';
import { catalogueMessages } from './cash-catalogue.messages.ts';
import { nameOf, type Catalogue } from './catalogue-parts.ts';
import { ChangeTable } from './change-table.tsx';
import { Section } from '../../core/staff/facts.tsx';
import styles from '../../core/staff/desk.module.css';
import { rereadDesk } from './use-desk.ts';

/** What a change is about. */
const useChangeName = (catalogue: Catalogue): ((change: CashChange) => string) => {
  const t = useMessages(catalogueMessages);
  return (change) => t(`subject.${change.subject}`, { name: nameOf(catalogue, change) ?? t('new') });
};

const Decide = ({ change: { id, isOwn }, isApproved }: { change: CashChange; isApproved: boolean }): ReactNode => {
  const t = useMessages(catalogueMessages);
  return (
    <ReasonAct
      label={isApproved ? t('approve') : t(isOwn ? 'withdraw' : 'reject')}
      text={t(isApproved ? 'approve.text' : 'reject.text')}
      reason={t('reason')}
      done={t('decided')}
      isPrimary={isApproved}
      reread={rereadDesk}
      act={(send, reason) => send('officeCash.decide', { id, isApproved, reason })}
    />
  );
};

const Proposal = ({ change, name }: { change: CashChange; name: string }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const moment = useMoment();
  return (
    <li className={styles.event}>
      <p className={styles.strong}>{name}</p>
      <p className={styles.muted}>{change.reason}</p>
      <p className={styles.faint}>
        {change.author} · {moment(change.createdAt)}
      </p>
      <ChangeTable label={name} before={change.before} after={change.after} />
      {change.isOwn && <p className={styles.muted}>{t('own')}</p>}
      <div className={styles.actions}>
        {!change.isOwn && <Decide change={change} isApproved />}
        <Decide change={change} isApproved={false} />
      </div>
    </li>
  );
};

/** The inbox: what one person proposed and another has to decide. */
export const Proposals = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const changeName = useChangeName(catalogue);
  const waiting = catalogue.changes.filter(({ status }) => status === 'proposed');
  return (
    <Section title={t('waiting')}>
      <p className={styles.muted}>{t(waiting.length === 0 ? 'waiting.none' : 'text')}</p>
      <ul>
        {waiting.map((change) => (
          <Proposal key={change.id} change={change} name={changeName(change)} />
        ))}
      </ul>
    </Section>
  );
};

/** What was decided before, the newest first. */
export const History = ({ catalogue }: { catalogue: Catalogue }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const moment = useMoment();
  const changeName = useChangeName(catalogue);
  const decided = catalogue.changes.filter(({ status }) => status !== 'proposed');
  if (decided.length === 0) return <p className={styles.muted}>{t('history.none')}</p>;
  return (
    <ol>
      {decided.map((change) => (
        <li key={change.id} className={styles.event}>
          <p className={styles.strong}>
            {changeName(change)} · {t(`status.${change.status}`)}
          </p>
          <p className={styles.faint}>
            {change.author} · {moment(change.createdAt)} · {change.reason}
          </p>
          {change.decider !== null && change.decidedAt !== null && (
            <p className={styles.faint}>
              {change.decider} · {moment(change.decidedAt)} · {change.decision}
            </p>
          )}
          <ChangeTable label={changeName(change)} before={change.before} after={change.after} />
        </li>
      ))}
    </ol>
  );
};
