import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { HouseChangeRow } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import type { Rereads } from '../../core/office/rereads.ts';
import { ChangeItem, Changes, Differences } from '../../core/office/changes.tsx';
import { changedFields } from '../../core/office/record-draft.ts';
import { RecordValue } from '../../core/office/record-value.tsx';
import { useHouseText } from './use-house-text.ts';

/** The calls of bonuses in the back office. */
export const BONUS_CALLS: Rereads = ['officeBonus.'];

const HouseChange = ({ change }: { change: HouseChangeRow }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const { ordinal } = useFormat();
  const text = useHouseText(change.subject);
  const { id, key, title, fields, before, after } = change;
  const name = `${text.subject}: ${text.record(key, after, title)}`;
  const rows = changedFields(fields, before, after).map((field) => ({
    name: text.field(field.key),
    before: <RecordValue field={field} value={before[field.key]} text={text} />,
    after: <RecordValue field={field} value={after[field.key]} text={text} />,
  }));
  const differences = <Differences label={t('change', { name, number: ordinal(id) })} rows={rows} />;
  return (
    <ChangeItem
      change={{ ...change, name, differences }}
      rereads={BONUS_CALLS}
      decide={(send, decision) => send('officeBonus.decideChange', decision)}
    />
  );
};

/** Changes with their differences, and the decision on pending ones. */
export const ChangeList = ({ changes, none }: { changes: readonly HouseChangeRow[]; none: string }): ReactNode => (
  <Changes empty={none}>
    {changes.map((change) => (
      <HouseChange key={change.id} change={change} />
    ))}
  </Changes>
);
