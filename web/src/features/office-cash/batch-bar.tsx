import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { refusalReasons, type BatchLine } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import styles from '../../core/office/office.module.css';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { CASH_CALLS } from './use-desk.ts';

type Why = (typeof refusalReasons)[number];

interface Answer {
  lines: BatchLine[];
}

export interface BatchBarProps {
  all: readonly number[]; // requests that can be selected
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[]): void;
}

const useDone = (): ((answer: Answer) => string) => {
  const t = useMessages('office-cash', 'withdrawals');
  return ({ lines }) =>
    t('batch.done', { count: lines.filter(({ outcome }) => outcome !== 'left').length, total: lines.length });
};

interface BatchProps {
  ids: readonly number[];
  onDone(answer: Answer): void;
}

const ApproveAll = ({ ids, onDone }: BatchProps): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const done = useDone();
  return (
    <Act<Answer>
      label={t('batch.approve')}
      text={t('batch.approve.text', { count: ids.length })}
      reason={false}
      rereads={CASH_CALLS}
      send={(send) => send('officeCash.decideTogether', { ids: [...ids], isApproved: true })}
      done={done}
      onDone={onDone}
    />
  );
};

const RefuseAll = ({ ids, onDone }: BatchProps): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const done = useDone();
  const [why, setWhy] = useState<Why>('details');
  const isOther = why === 'other';
  return (
    <Act<Answer>
      label={t('batch.refuse')}
      text={t('batch.refuse.text', { count: ids.length })}
      reason={isOther && t('why.text')}
      rereads={CASH_CALLS}
      send={(send, reason) =>
        send('officeCash.decideTogether', { ids: [...ids], isApproved: false, why, ...(isOther && { reason }) })
      }
      done={done}
      onDone={onDone}
    >
      <SelectField<Why>
        label={t('why')}
        options={refusalReasons.map((value) => ({ value, label: t(`why.${value}`) }))}
        value={why}
        onChange={setWhy}
      />
    </Act>
  );
};

/** Requests that the last batch left undecided, and why each was. */
const Left = ({ lines }: { lines: readonly BatchLine[] }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const { ordinal } = useFormat();
  const left = lines.filter(({ outcome }) => outcome === 'left');
  if (left.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <h3 className={styles.strong}>{t('batch.left')}</h3>
      <ul>
        {left.map(({ id, problem }) => (
          <li key={id}>
            <Link to={`/office/withdrawals/${id}`}>{ordinal(id)}</Link> {problem}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Decisions on the selected requests, and what became of them. */
export const BatchBar = ({ all, selected, onSelect }: BatchBarProps): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const [lines, setLines] = useState<readonly BatchLine[]>([]);
  const ids = all.filter((id) => selected.has(id));
  const onDone = (answer: Answer): void => {
    setLines(answer.lines);
    onSelect([]);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => onSelect(ids.length === all.length ? [] : all)}>
          {t(ids.length === all.length ? 'select.none' : 'select.all')}
        </Button>
        {ids.length > 0 && (
          <>
            <span className={styles.note}>{t('batch.count', { count: ids.length })}</span>
            <ApproveAll ids={ids} onDone={onDone} />
            <RefuseAll ids={ids} onDone={onDone} />
          </>
        )}
      </div>
      <Left lines={lines} />
    </>
  );
};
