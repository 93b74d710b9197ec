import type { ReactNode } from 'react';
import { saveEvidence } from '../../../core/evidence/evidence-file.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { Mark } from '../mark.tsx';
import { isContradicted, type HeldClosing, type HeldEvidence, type HeldReceipt } from './receipt-findings.ts';
import styles from './receipts.module.css';

const SECOND_MS = 1000;

/** A receipt's finding as a sentence. */
const useReceiptText = (): ((held: HeldReceipt) => string) => {
  const t = useMessages('evidence', 'main');
  return ({ kind, place, fields }) => t(`round.${kind}`, { place, fields: fields.join(', ') });
};

/** A closing's finding as a sentence. */
const useClosingText = (): ((held: HeldClosing) => string) => {
  const t = useMessages('evidence', 'main');
  const { count } = useFormat();
  return ({ kind, lateMs }) => t(`round.${kind}`, { seconds: count(Math.floor(Math.abs(lateMs) / SECOND_MS)) });
};

/** Contradictions of the house, in words: for the verdict of the whole round. */
export const Contradictions = ({ held }: { held: HeldEvidence }): ReactNode => {
  const ofReceipt = useReceiptText();
  const ofClosing = useClosingText();
  const bad = [
    ...held.receipts.filter(({ ok, kind }) => !ok && kind !== 'unreadable').map(ofReceipt),
    ...held.closings.filter(({ ok }) => !ok).map(ofClosing),
  ];
  return bad.map((text) => <p key={text}>{text}</p>);
};

const markOf = ({ kind, ok, lateBy }: HeldClosing) => {
  if (!ok || (kind === 'late' && lateBy === 'late')) return 'fail';
  return kind === 'late' || kind === 'unsure' || kind === 'loaded' ? 'waiting' : 'pass';
};

/** A closing, and what it means where it came late. */
const Closing = ({ held }: { held: HeldClosing }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const text = useClosingText();
  const { count } = useFormat();
  const { kind, lateBy, lateMs } = held;
  return (
    <>
      <Mark state={markOf(held)}>{text(held)}</Mark>
      {kind === 'late' && <p>{t(`alarm.${lateBy}.text`, { seconds: count(Math.ceil(lateMs / SECOND_MS)) })}</p>}
    </>
  );
};

/** Evidence of this browser about the round, compared with its record. Nothing where there is none. */
export const RoundReceipts = ({
  account,
  roundId,
  held,
}: {
  account: string;
  roundId: string;
  held: HeldEvidence;
}): ReactNode => {
  const t = useMessages('evidence', 'main');
  const ofReceipt = useReceiptText();
  const { receipts, closings } = held;
  if (receipts.length === 0 && closings.length === 0) return null;
  return (
    <Card>
      <section className={styles.findings} aria-labelledby="round-receipts">
        <h2 id="round-receipts">{t('round.title')}</h2>
        {receipts.map((each) => (
          <Mark key={each.place} state={each.ok ? 'pass' : each.kind === 'unreadable' ? 'blocked' : 'fail'}>
            {ofReceipt(each)}
          </Mark>
        ))}
        {closings.map((each) => (
          <Closing key={each.kind} held={each} />
        ))}
        {isContradicted(held) && <p>{t('round.save')}</p>}
        <div className={styles.actions}>
          <Button onClick={() => void saveEvidence(account, roundId)}>{t('list.download')}</Button>
        </div>
      </section>
    </Card>
  );
};
