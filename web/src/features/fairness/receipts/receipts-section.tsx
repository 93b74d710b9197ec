import { Download, Upload } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClosingVerdict, Evidence, KeptReceipt, KeptSolo } from '../../../core/evidence/evidence.ts';
import { AlarmPlace } from '../../../core/evidence/alarm-place.tsx';
import { MAX_KEPT } from '../../../core/evidence/evidence-store.ts';
import { saveEvidence } from '../../../core/evidence/evidence-file.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useGameName } from '../../../core/games/use-game-name.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/states.tsx';
import { Mark } from '../mark.tsx';
import styles from './receipts.module.css';
import { useEvidence, useImport, type ImportResult } from './use-evidence.ts';

const SHOWN_ROWS = 20;

type AnyReceipt = KeptReceipt | KeptSolo;

const isReceipt = (item: Evidence): item is AnyReceipt => item.kind === 'receipt' || item.kind === 'solo';

/** Stake and time of a receipt. */
const betOf = (item: AnyReceipt): { stakeMinor: string; at: number } => {
  if (item.kind === 'receipt') return item.receipt;
  const { at = item.at, stakeMinor = '0' } = Object(item.receipt.events[0]) as { at?: number; stakeMinor?: string };
  return { stakeMinor, at };
};

const Row = ({ item }: { item: AnyReceipt }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const nameOf = useGameName();
  const momentOf = useMoment();
  const { format } = useMoney();
  const { receipt, fault, roundId } = item;
  const { stakeMinor, at } = betOf(item);
  return (
    <tr>
      <td>
        <Link to={`/fairness/${receipt.game}/${roundId}`}>{nameOf(receipt.game)}</Link>
      </td>
      <td>
        <Mark state={fault ? 'fail' : 'pass'}>{t(`list.${fault ?? 'good'}`)}</Mark>
      </td>
      <td>{format(BigInt(stakeMinor))}</td>
      <td>{momentOf(at)}</td>
    </tr>
  );
};

const Receipts = ({ items }: { items: readonly AnyReceipt[] }): ReactNode => {
  const t = useMessages('evidence', 'main');
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('list.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['round', 'state', 'stake', 'time'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`list.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.slice(0, SHOWN_ROWS).map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Closings = ({ items }: { items: readonly Evidence[] }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const { count } = useFormat();
  const countOf = (...verdicts: readonly ClosingVerdict[]): string =>
    count(items.filter((item) => item.kind === 'closing' && verdicts.includes(item.verdict)).length);
  return (
    <p>
      {t('list.closings', { inTime: countOf('in-time'), late: countOf('late'), unsure: countOf('unsure', 'loaded') })}
    </p>
  );
};

const Imported = ({ result }: { result: ImportResult }): ReactNode => {
  const t = useMessages('evidence', 'main');
  if (!result) return null;
  return result.state === 'taken' ? t('list.imported', result) : t('list.notFile');
};

/** Saving all as a file, and taking one in. */
const Files = ({ account, isEmpty }: { account: string; isEmpty: boolean }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const input = useRef<HTMLInputElement>(null);
  const { result, take } = useImport(account);
  return (
    <>
      <div className={styles.actions}>
        <Button disabled={isEmpty} onClick={() => void saveEvidence(account)}>
          <Download aria-hidden="true" size={18} />
          {t('list.download')}
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" size={18} />
          {t('list.import')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('list.import')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void take(file);
            currentTarget.value = '';
          }}
        />
      </div>
      <p role="status">
        <Imported result={result} />
      </p>
    </>
  );
};

const Own = ({ account }: { account: string }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const { data = [], isError } = useEvidence(account);
  const receipts = data.filter(isReceipt);
  if (isError) return <ErrorState>{t('list.failed')}</ErrorState>;
  return (
    <>
      {receipts.length === 0 ? <EmptyState>{t('list.empty')}</EmptyState> : <Receipts items={receipts} />}
      <p>{t('list.counts', { count: receipts.length, most: MAX_KEPT })}</p>
      <Closings items={data} />
      <Files account={account} isEmpty={data.length === 0} />
    </>
  );
};

/** The receipts and closings that this browser keeps for who is signed in. */
export const ReceiptsSection = (): ReactNode => {
  const t = useMessages('evidence', 'main');
  const account = useProfile()?.profileID;
  return (
    <section id="receipts" className={styles.section} aria-labelledby="receipts-title">
      <AlarmPlace />
      <h2 id="receipts-title">{t('list.title')}</h2>
      <p>{t('list.text')}</p>
      {account === undefined ? <EmptyState>{t('list.guest')}</EmptyState> : <Own key={account} account={account} />}
    </section>
  );
};
