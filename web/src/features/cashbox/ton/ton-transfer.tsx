import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Form } from '../../../core/ui/form.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import styles from '../cashbox.module.css';
import { useMinimum } from '../cash-query.ts';
import { parseNanotons, isDeclined, type TonConnection } from './ton-connection.ts';

export interface TonTransferProps {
  connection: TonConnection;
  target: { readonly wallet: string; readonly payload: string; readonly minAmount: string };
}

/** A transfer that the connected wallet is asked for. What it says is no proof: the deposit is credited by what comes. */
export const TonTransfer = ({ connection, target: { wallet, payload, minAmount } }: TonTransferProps): ReactNode => {
  const t = useMessages('cashbox', 'ton');
  const minimum = useMinimum()({ name: 'TON', minAmount });
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<'asked' | 'sent' | 'declined' | 'unsure'>();
  const send = async (): Promise<void> => {
    const nanotons = parseNanotons(amount);
    const isTooLittle = nanotons !== undefined && nanotons < (parseNanotons(minAmount) ?? 0n);
    setOutcome(undefined);
    setError(nanotons === undefined ? t('amountWrong') : isTooLittle ? t('amountLow', { amount: minimum }) : undefined);
    if (nanotons === undefined || isTooLittle) return;
    setOutcome('asked');
    try {
      await connection.send({ wallet, payload, nanotons });
      setOutcome('sent');
    } catch (failure) {
      setOutcome(isDeclined(failure) ? 'declined' : 'unsure');
    }
  };
  return (
    <Form className={styles.section} onSubmit={() => void send()}>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={amount}
        suffix="TON"
        error={error}
        hint={t('minimum', { amount: minimum })}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={outcome === 'asked'}>
          {t('send')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {outcome && t(`outcome.${outcome}`)}
      </p>
    </Form>
  );
};
