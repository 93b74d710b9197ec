import { useState, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { useProfile } from '../../../core/session/session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { saveFile } from '../../../core/ui/save-file.ts';
import { Skeleton } from '../../../core/ui/skeleton.tsx';
import { ErrorState } from '../../../core/ui/states.tsx';
import { Mark } from '../mark.tsx';
import type { OwnCheck } from './check-own.ts';
import { useUnitAmount } from './unit-amount.ts';
import styles from './solvency.module.css';

type Proof = NonNullable<CallAnswer<'solvency.own'>['proof']>;

const Result = ({ check, parts }: { check: OwnCheck | 'failed'; parts: number }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const { count } = useFormat();
  if (check === 'failed') return <Mark state="blocked">{t('own.failed')}</Mark>;
  const { faults, log } = check;
  return (
    <ul className={styles.marks}>
      <li>
        {faults.length === 0 ? (
          <Mark state="pass">{t('own.in', { count: parts })}</Mark>
        ) : (
          <Mark state="fail">{t('own.out', { units: faults.map(({ unit }) => unit).join(', ') })}</Mark>
        )}
      </li>
      <li>
        {log.state === 'pending' && <Mark state="waiting">{t('own.pending')}</Mark>}
        {log.state === 'pass' && (
          <Mark state="pass">{t('own.logged', { index: count(log.index), size: count(log.size) })}</Mark>
        )}
        {log.state === 'fail' && <Mark state="fail">{t('own.unlogged')}</Mark>}
      </li>
    </ul>
  );
};

const Balance = ({ proof, player }: { proof: Proof; player: string }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const amountOf = useUnitAmount();
  const moment = useMoment();
  const [check, setCheck] = useState<OwnCheck | 'failed'>();
  const [isChecking, setIsChecking] = useState(false);
  const run = async (): Promise<void> => {
    setIsChecking(true);
    const { checkOwn } = await import('./check-own.ts');
    setCheck(await checkOwn(player, proof).catch(() => 'failed' as const));
    setIsChecking(false);
  };
  const parts = proof.shares.reduce((sum, share) => sum + share.parts.length, 0);
  return (
    <>
      <p>{t('own.at', { at: moment(proof.record.at) })}</p>
      {proof.shares.length === 0 ? (
        <p>{t('own.nothing')}</p>
      ) : (
        <ul className={styles.shares}>
          {proof.shares.map(({ amountMinor, unit }) => (
            <li key={unit}>{amountOf(amountMinor, unit)}</li>
          ))}
        </ul>
      )}
      <div aria-live="polite">{check && <Result check={check} parts={parts} />}</div>
      <div className={styles.buttons}>
        <Button variant="primary" loading={isChecking} onClick={() => void run()}>
          {t('own.check')}
        </Button>
        <Button
          onClick={() =>
            saveFile(JSON.stringify({ ...proof, player }), `solvency-${proof.record.day}.json`, 'application/json')
          }
        >
          {t('own.save')}
        </Button>
      </div>
    </>
  );
};

const Own = ({ player }: { player: string }): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const { data, error, refetch } = useCallQuery('solvency.own', {});
  if (error)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </ErrorState>
    );
  if (!data) return <Skeleton height={160} />;
  return data.proof ? <Balance proof={data.proof} player={player} /> : <p>{t('own.none')}</p>;
};

/** The player's balance in the newest statement, which this browser can check. A guest reads what it is for. */
export const OwnBalance = (): ReactNode => {
  const t = useMessages('fairness', 'solvency');
  const player = useProfile()?.profileID;
  return (
    <Card>
      <section aria-labelledby="own-balance" className={styles.own}>
        <h2 id="own-balance">{t('own.title')}</h2>
        {player === undefined ? <p>{t('own.guest')}</p> : <Own key={player} player={player} />}
        <p className={styles.note}>{t('own.private')}</p>
      </section>
    </Card>
  );
};
