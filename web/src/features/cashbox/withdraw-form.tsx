import { useState, type ReactNode } from 'react';
import type { Payway, WithdrawalQuote } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import { BankField } from './bank-field.tsx';
import styles from './cashbox.module.css';
import { PurseField } from './purse-field.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import { fieldOf, missingOf, requestOf, type WithdrawField, type WithdrawForm as Typed } from './withdraw-check.ts';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import { EstimateLines } from './withdraw-estimate-lines.tsx';
import { withdrawMessages } from './withdraw.messages.ts';

const EMPTY: Typed = { purse: '', amount: '', bankId: undefined, memo: '' };

/** Where to and how much; then what it comes to, to be confirmed. */
export const WithdrawForm = ({ payway }: { payway: Payway }): ReactNode => {
  const t = useMessages(withdrawMessages);
  const [form, setForm] = useState(EMPTY);
  const [quote, setQuote] = useState<WithdrawalQuote>();
  const act = usePaymentAct();
  const change = (changes: Partial<Typed>): void => {
    setForm((now) => ({ ...now, ...changes }));
    setQuote(undefined);
    act.clear();
  };
  const errorOf = (field: WithdrawField): string | undefined =>
    act.refusal && fieldOf(act.refusal.code) === field ? act.refusal.text : undefined;
  const ask = async (): Promise<void> => {
    const missing = missingOf(payway, form);
    if (missing !== undefined) return act.refuse({ code: missing, text: t(`missing.${missing}`) });
    setQuote(await act.run(() => legacy('cash:quoteWithdraw', requestOf(payway, form))));
  };
  const [method] = payway.methods;
  if (!method) return <EmptyState>{t('noMethods')}</EmptyState>;
  return (
    <>
      <Form className={styles.form} onSubmit={() => void ask()}>
        <PurseField mask={payway.mask ?? 'address'} onChange={(purse) => change({ purse })} error={errorOf('purse')} />
        {payway.needsBank && (
          <BankField value={form.bankId} onChange={(bankId) => change({ bankId })} error={errorOf('bank')} />
        )}
        {payway.needsMemo && (
          <TextField
            label={t('memo')}
            hint={t('memoHint')}
            error={errorOf('memo')}
            value={form.memo}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => change({ memo: event.currentTarget.value })}
          />
        )}
        <AmountField
          value={form.amount}
          onChange={(amount) => change({ amount })}
          currency={payway.currency}
          limits={method}
          error={errorOf('amount')}
        />
        {!quote && <EstimateLines payway={payway} amount={form.amount} />}
        {act.refusal && fieldOf(act.refusal.code) === undefined && (
          <p role="alert" className={styles.problem}>
            {act.refusal.text}
          </p>
        )}
        {!quote && (
          <Button type="submit" variant="primary" size="large" block loading={act.busy}>
            {t('continue')}
          </Button>
        )}
      </Form>
      {quote && (
        <WithdrawConfirm
          payway={payway}
          request={requestOf(payway, form)}
          quote={quote}
          onBack={() => setQuote(undefined)}
          onMoved={() => void ask()}
          onRefuse={(refusal) => {
            setQuote(undefined);
            act.refuse(refusal);
          }}
        />
      )}
    </>
  );
};
