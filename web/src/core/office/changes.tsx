import { useMessages } from '../i18n/messages.ts';
import type { ReactNode } from 'react';
import type { call } from '../connection/connection.ts';
import { useMoment } from '../i18n/use-moment.ts';
import { Act } from './act.tsx';
import { type Rereads } from './rereads.ts';
import { List } from './list.tsx';
import styles from './office.module.css';
import { Note } from './section.tsx';
import { TrailItem } from './trail.tsx';

/** A change that one person proposed and another decides. */
export interface Change {
  readonly id: number;
  readonly name: string; // its subject
  readonly status: 'proposed' | 'active' | 'rejected';
  readonly isOwn: boolean; // proposed by who looks
  readonly author: string;
  readonly at: number;
  readonly reason: string;
  readonly decider: string | null;
  readonly decidedAt: number | null;
  readonly decision: string;
  readonly differences: ReactNode; // a `Differences`
}

/** One value now and then. */
export interface Difference {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Values now and then. */
export const Differences = ({ label, rows }: { label: string; rows: readonly Difference[] }): ReactNode => {
  const t = useMessages('office', 'forms');
  return (
    <List
      label={label}
      rows={rows}
      keyOf={({ name }) => name}
      empty={t('propose.same')}
      columns={[
        { label: t('col.field'), cell: ({ name }) => name },
        { label: t('col.before'), cell: ({ before }) => before },
        { label: t('col.after'), cell: ({ after }) => after },
      ]}
    />
  );
};

interface DecisionProps {
  rereads: Rereads;
  /** Sends a decision. */
  decide(send: typeof call, decision: { id: number; isApproved: boolean; reason: string }): Promise<object>;
}

/** The decision on a proposal. Its author can only withdraw it. */
export const Decisions = ({
  id,
  isOwn,
  name,
  rereads,
  decide,
}: Pick<Change, 'id' | 'isOwn' | 'name'> & DecisionProps): ReactNode => {
  const t = useMessages('office', 'forms');
  return (
    <>
      {isOwn && <Note>{t('own')}</Note>}
      <div className={styles.actions}>
        {([true, false] as const)
          .filter((isApproved) => !isApproved || !isOwn)
          .map((isApproved) => {
            const act = isApproved ? 'approve' : isOwn ? 'withdraw' : 'reject';
            return (
              <Act
                key={act}
                label={t(act)}
                name={t(`${act}.name`, { name })}
                text={t(isApproved ? 'approve.text' : 'reject.text')}
                done={t('decided')}
                isPrimary={isApproved}
                rereads={rereads}
                send={(send, reason) => decide(send, { id, isApproved, reason })}
              />
            );
          })}
      </div>
    </>
  );
};

/** One change: what it alters, who proposed it, and the decision or who decided. */
export const ChangeItem = ({ change, ...decision }: DecisionProps & { change: Change }): ReactNode => {
  const t = useMessages('office', 'forms');
  const moment = useMoment();
  const { id, name, status, isOwn, author, at, reason, decider, decidedAt, differences } = change;
  const state = t(`status.${status}`);
  return (
    <TrailItem title={`${name} · ${state}`} facts={[author, moment(at), reason]}>
      {decider !== null && decidedAt !== null && (
        <p className={styles.faint}>
          {decider} · {moment(decidedAt)} · {change.decision}
        </p>
      )}
      {differences}
      {status === 'proposed' && <Decisions id={id} isOwn={isOwn} name={name} {...decision} />}
    </TrailItem>
  );
};

/** Changes under four-eyes control: `ChangeItem`s. */
export const Changes = ({ empty, children }: { empty: string; children: readonly ReactNode[] }): ReactNode =>
  children.length === 0 ? <Note>{empty}</Note> : <ol className={styles.trail}>{children}</ol>;
