import { useEffect, type ReactNode } from 'react';
import { DEPOSIT_COUNTDOWN_MS, DEPOSIT_HELP_AFTER_MS, type DepositFinish } from 'server/contract';
import { formatMinor } from 'games-engine';
import { legacy } from '../../core/connection/connection.ts';
import { formatReference, formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { CopyButton } from '../../core/ui/copy.tsx';
import { patchPayment, rereadPayments } from './cash-query.ts';
import { AskOfPayment, RefusalText } from './ask-of-payment.tsx';
import cashbox from './cashbox.module.css';
import styles from './deposit-details.module.css';
import { SandboxNote } from './notes.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import { clockText, useSecondsUntil } from './use-time-left.ts';

interface Requisite {
  readonly key: 'bank' | 'recipient' | 'card' | 'phone';
  readonly value: string;
  readonly copied?: string; // text for the clipboard
}

const joined = (text: string): string => text.replaceAll(/[\s()-]/g, '');

/** Details for paying a deposit, line by line; nothing where the browser goes to a page of the provider. */
const requisitesOf = (finish: DepositFinish): readonly Requisite[] => {
  if ('traderRequisites' in finish) {
    const { bank, recipient, value, kind } = finish.traderRequisites;
    return [
      { key: kind, value, copied: joined(value) },
      { key: 'bank', value: bank },
      { key: 'recipient', value: recipient },
    ];
  }
  if (typeof finish.url === 'string') return [];
  const { sbp_bank: bank, wallet_owner: owner, card } = finish.url;
  const isPhone = card.trim().startsWith('+');
  return [
    { key: isPhone ? 'phone' : 'card', value: card, copied: joined(card) },
    { key: 'bank', value: bank },
    { key: 'recipient', value: owner },
  ];
};

const Line = ({ name, value, copied = value }: { name: string; value: string; copied?: string }): ReactNode => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>
      {value}
      <CopyButton text={copied} what={name} />
    </dd>
  </div>
);

/** Counts down by the server's clock. At 0 it is over, once. */
const TimeLeft = ({ until, onEnd }: { until: number; onEnd(): void }): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const seconds = useSecondsUntil(until);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const share = Math.min(1, (seconds * 1000) / DEPOSIT_COUNTDOWN_MS);
  return (
    <div className={styles.timeLeft} role="timer" aria-label={t('timeLeft')}>
      <span>{t('timeLeft')}</span>
      <strong>{clockText(seconds)}</strong>
      <ProgressBar done={share} of={1} />
    </div>
  );
};

export interface DepositDetailsProps {
  finish: DepositFinish;
  onExpire(): void;
  onLeave(): void;
}

/** Details for paying, for as long as it can be paid. */
export const DepositDetails = ({ finish, onExpire, onLeave }: DepositDetailsProps): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const cash = useMessages('cashbox', 'main');
  const language = useLanguage();
  const act = usePaymentAct();
  const requisites = requisitesOf(finish);
  const address = 'url' in finish && typeof finish.url === 'string' ? finish.url : undefined;
  const isSlow = useSecondsUntil(finish.expiresAt - DEPOSIT_COUNTDOWN_MS + DEPOSIT_HELP_AFTER_MS) === 0;
  const cancel = async (): Promise<void> => {
    const payment = await act.run(() => legacy('cash:cancelDeposit', { id: finish.id }));
    if (payment) {
      patchPayment(payment);
      onLeave();
    }
    void rereadPayments();
  };
  return (
    <Card className={cashbox.card}>
      <div className={cashbox.between}>
        <h2>{t('pay.title', { id: formatReference(finish.id, language) })}</h2>
        <p className={styles.waiting}>{t('pay.waiting')}</p>
      </div>
      <TimeLeft until={finish.expiresAt} onEnd={onExpire} />
      <dl className={styles.lines}>
        <Line
          name={t('pay.amount')}
          value={formatUnitsMinor(BigInt(finish.amount), finish.currency, language)}
          copied={formatMinor(BigInt(finish.amount))}
        />
        {requisites.map(({ key, value, copied = value }) => (
          <Line key={key} name={t(`pay.${key}`)} value={value} copied={copied} />
        ))}
      </dl>
      {requisites.length > 0 && (
        <>
          <p className={cashbox.notice}>{t('pay.exact')}</p>
          <SandboxNote to="/sandbox/fiat" />
        </>
      )}
      {address !== undefined && (
        <>
          <p className={cashbox.note}>{t('pay.redirect')}</p>
          <Button variant="primary" size="large" block onClick={() => location.assign(address)}>
            {t('pay.go')}
          </Button>
        </>
      )}
      <p className={cashbox.note}>{t(isSlow ? 'pay.slow' : 'pay.soon')}</p>
      {act.refusal && <RefusalText refusal={act.refusal} />}
      <Button variant="ghost" loading={act.busy} onClick={() => void cancel()}>
        {cash('cancelPayment')}
      </Button>
      <AskOfPayment id={finish.id} />
    </Card>
  );
};
