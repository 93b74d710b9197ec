import type { ReactNode } from 'react';
import type { HouseChangeRow, HouseField } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { DataTable, type Column } from '../../core/staff/data-table.tsx';
import desk from '../../core/staff/desk.module.css';
import { DecideAct } from './decide-act.tsx';
import { changedFields } from './house-draft.ts';
import { HouseValue } from './house-value.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';
import { useHouseText, type HouseText } from './use-house-text.ts';

interface ChangeProps {
  change: HouseChangeRow;
  text: HouseText;
  name: string;
}

type Side = 'before' | 'after';

const useColumns = ({ change, text }: ChangeProps): readonly Column<HouseField>[] => {
  const t = useMessages(officeBonusMessages);
  const valueOn =
    (side: Side) =>
    (field: HouseField): ReactNode => <HouseValue field={field} value={change[side][field.key]} text={text} />;
  return [
    { label: t('col.field'), cell: ({ key }) => text.field(key) },
    { label: t('col.before'), cell: valueOn('before') },
    { label: t('col.after'), cell: valueOn('after') },
  ];
};

/** The changed fields, before and after. */
const Differences = (props: ChangeProps): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const { ordinal } = useFormat();
  const columns = useColumns(props);
  const { fields, before, after } = props.change;
  return (
    <DataTable
      label={t('change', { name: props.name, number: ordinal(props.change.id) })}
      rows={changedFields(fields, before, after)}
      keyOf={({ key }) => key}
      columns={columns}
    />
  );
};

const Decisions = ({ change: { id, isOwn }, name }: Pick<ChangeProps, 'change' | 'name'>): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const act = isOwn ? 'withdraw' : 'reject';
  return (
    <div className={desk.actions}>
      {!isOwn && (
        <DecideAct
          label={t('approve')}
          name={t('approve.name', { name })}
          text={t('approve.text')}
          isPrimary
          act={(send, reason) => send('officeBonus.decideChange', { id, isApproved: true, reason })}
        />
      )}
      <DecideAct
        label={t(act)}
        name={t(`${act}.name`, { name })}
        text={t('reject.text')}
        act={(send, reason) => send('officeBonus.decideChange', { id, isApproved: false, reason })}
      />
    </div>
  );
};

const Decided = ({ change: { decider, decidedAt, decision } }: Pick<ChangeProps, 'change'>): ReactNode => {
  const moment = useMoment();
  if (decider === null || decidedAt === null) return null;
  return (
    <p className={desk.faint}>
      {decider} · {moment(decidedAt)} · {decision}
    </p>
  );
};

const Change = ({ change }: { change: HouseChangeRow }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const moment = useMoment();
  const text = useHouseText(change.subject);
  const name = `${text.subject}: ${text.record(change.key, change.after, change.title)}`;
  return (
    <li className={desk.event}>
      <p className={desk.strong}>
        {name} · {t(`status.${change.status}`)}
      </p>
      <p className={desk.faint}>
        {change.author} · {moment(change.at)} · {change.reason}
      </p>
      <Decided change={change} />
      <Differences change={change} text={text} name={name} />
      {change.status === 'proposed' && (
        <>
          {change.isOwn && <p className={desk.muted}>{t('own')}</p>}
          <Decisions change={change} name={name} />
        </>
      )}
    </li>
  );
};

/** Changes with their differences, and the decision on pending ones. */
export const ChangeList = ({ changes, none }: { changes: readonly HouseChangeRow[]; none: string }): ReactNode =>
  changes.length === 0 ? (
    <p className={desk.muted}>{none}</p>
  ) : (
    <ol>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ol>
  );
