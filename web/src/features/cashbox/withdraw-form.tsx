import { Suspense, useId, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PurseMask, Payway, WithdrawalQuote } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useCashQuery } from './cash-query.ts';
import { AmountField } from './fields.tsx';
import { maskPatterns } from './purse-masks.ts';
import { usePaymentAct } from './use-payment-act.ts';
import { fieldOf, missingOf, requestOf, type WithdrawField, type WithdrawForm as Typed } from './withdraw-check.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import type { WithdrawConfirmProps } from './withdraw-confirm.tsx';
import { EstimateLines } from './withdraw-estimate.tsx';
import styles from './cashbox.module.css';

const WithdrawConfirm = lazyPart<WithdrawConfirmProps>(
  async () => (await import('./withdraw-confirm.tsx')).WithdrawConfirm,
);

export interface BankFieldProps {
  value: number | undefined;
  onChange(id: number | undefined): void;
  error: string | undefined;
}

/** The bank that a withdrawal goes to. */
const BankField = ({ value, onChange, error }: BankFieldProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const id = useId();
  const banks = useCashQuery('cash:getBanks', {}).data ?? [];
  const options = banks.map((bank) => ({ value: String(bank.id), label: bank.bank_name }));
  return (
    <div role="group" aria-describedby={error === undefined ? undefined : id}>
      <SelectField
        label={t('bank')}
        options={[{ value: '', label: t('chooseBank') }, ...options]}
        value={value === undefined ? '' : String(value)}
        onChange={(next) => onChange(next === '' ? undefined : Number(next))}
      />
      {error !== undefined && (
        <p id={id} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
};

export interface PurseFieldProps {
  mask: PurseMask;
  onChange(text: string): void;
  error: string | undefined;
}

const autoComplete = { phone: 'tel-national', card: 'off', wallet: 'off', account: 'off', address: 'off' } as const;

/**
 * Has what is typed follow its pattern; the caret stays where the player has it. What does so loads for methods with a
 * pattern alone: until it has come, the field takes anything.
 */
const useMask = (mask: PurseMask, onChange: (text: string) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const handler = useRef(onChange);
  useEffect(() => {
    handler.current = onChange;
  });
  useEffect(() => {
    if (mask === 'address') return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./purse-mask.ts').then(({ followPattern }) => {
      const { current: element } = input;
      if (element && !isGone) stop = followPattern(element, maskPatterns[mask], (text) => handler.current(text));
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [mask]);
  return input;
};

/** Destination of a withdrawal, typed in its method's notation. */
const PurseField = ({ mask, onChange, error }: PurseFieldProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const input = useMask(mask, onChange);
  return (
    <TextField
      ref={input}
      label={t(`purse.${mask}`)}
      hint={t(`purseHint.${mask}`)}
      error={error}
      inputMode={mask === 'address' || mask === 'wallet' ? 'text' : mask === 'phone' ? 'tel' : 'numeric'}
      autoComplete={autoComplete[mask]}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

const EMPTY: Typed = { purse: '', amount: '', bankId: undefined, memo: '' };

/** Destination and amount; then the sums, to be confirmed. */
export const WithdrawForm = ({ payway }: { payway: Payway }): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
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
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
};
