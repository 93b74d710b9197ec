import { Suspense, useId, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PurseMask, Payway, SavedDestination, WithdrawalQuote, WithdrawChecklist } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { useBankName } from '../../core/payments/payment-names.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useCashQuery } from './cash-query.ts';
import { AmountField, useShortMoney } from './fields.tsx';
import { isPurse, maskPatterns, plainPurse, shownPurse } from './purse-masks.ts';
import { usePaymentAct } from './use-payment-act.ts';
import {
  amountFaultOf,
  fieldOf,
  isMistyped,
  missingOf,
  requestOf,
  type WithdrawField,
  type WithdrawForm as Typed,
} from './withdraw-check.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import type { WithdrawConfirmProps } from './withdraw-confirm.tsx';
import type { EstimateLinesProps } from './withdraw-estimate.tsx';
import { mostOf } from './withdraw-sums.ts';
import { RefusalText } from './ask-of-payment.tsx';
import styles from './cashbox.module.css';

const WithdrawConfirm = lazyPart<WithdrawConfirmProps>(
  async () => (await import('./withdraw-confirm.tsx')).WithdrawConfirm,
);

const EstimateLines = lazyPart<EstimateLinesProps>(async () => (await import('./withdraw-estimate.tsx')).EstimateLines);

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
  const bankName = useBankName();
  const options = banks.map((bank) => ({ value: String(bank.id), label: bankName(bank.bank_name) }));
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
  onLeave(): void;
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
const PurseField = ({ mask, onChange, onLeave, error }: PurseFieldProps): ReactNode => {
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
      onBlur={onLeave}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

const EMPTY: Typed = { purse: '', amount: '', bankId: undefined, memo: '' };

interface DetailsProps {
  payway: Payway;
  form: Typed;
  onChange(changes: Partial<Typed>): void;
  errorOf(field: WithdrawField): string | undefined;
}

/** Fields of a destination. One that cannot be right is said so while it is typed, an incomplete one once it is left. */
const Details = ({ payway, form, onChange, errorOf }: DetailsProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const [isLeft, setIsLeft] = useState(false);
  const mask = payway.mask ?? 'address';
  const isIncomplete = isLeft && form.purse !== '' && !isPurse(mask, plainPurse(mask, form.purse));
  const fault = isMistyped(payway, form.purse) ? t('mistyped') : isIncomplete ? t('missing.20') : undefined;
  return (
    <>
      <PurseField
        mask={mask}
        onChange={(purse) => onChange({ purse })}
        onLeave={() => setIsLeft(true)}
        error={errorOf('purse') ?? fault}
      />
      {payway.needsBank && (
        <BankField value={form.bankId} onChange={(bankId) => onChange({ bankId })} error={errorOf('bank')} />
      )}
      {payway.needsMemo && (
        <TextField
          label={t('memo')}
          hint={t('memoHint')}
          error={errorOf('memo')}
          value={form.memo}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onChange({ memo: event.currentTarget.value })}
        />
      )}
    </>
  );
};

export interface WithdrawFormProps {
  payway: Payway;
  saved: SavedDestination | undefined;
  list: WithdrawChecklist | undefined;
}

/** Destination and amount; then the sums, to be confirmed. */
export const WithdrawForm = ({ payway, saved, list }: WithdrawFormProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const short = useShortMoney();
  const [form, setForm] = useState(EMPTY);
  const [quote, setQuote] = useState<WithdrawalQuote>();
  const act = usePaymentAct();
  const [method] = payway.methods;
  if (!method) return <EmptyState>{t('noMethods')}</EmptyState>;
  const courseMicro = courseOf({ name: payway.currency.name, course: payway.course });
  const most = list && mostOf(BigInt(list.available), { courseMicro, feePpm: payway.feePpm });
  const limit = method.maxLimit === null ? undefined : BigInt(method.maxLimit);
  const isReady = list?.conditions.every(({ isMet }) => isMet) ?? false;
  const change = (changes: Partial<Typed>): void => {
    setForm((now) => ({ ...now, ...changes }));
    setQuote(undefined);
    act.clear();
  };
  const errorOf = (field: WithdrawField): string | undefined =>
    act.refusal && fieldOf(act.refusal.code) === field ? act.refusal.text : undefined;
  const fault = amountFaultOf(form.amount, method, most);
  const faultText =
    fault &&
    ('limitMinor' in fault
      ? t(`fault.${fault.fault}`, { limit: short.units(fault.limitMinor, payway.currency) })
      : t(`fault.${fault.fault}`));
  const ask = async (): Promise<void> => {
    const missing = missingOf(payway, form, saved);
    if (missing !== undefined) return act.refuse({ code: missing, text: t(`missing.${missing}`) });
    if (fault) return undefined;
    return setQuote(await act.run(() => legacy('cash:quoteWithdraw', requestOf(payway, form, saved))));
  };
  const mask = payway.mask ?? 'address';
  return (
    <>
      <Form className={styles.form} onSubmit={() => void ask()}>
        {saved ? (
          <p role="status" className={styles.notice}>
            {t('savedTo', { purse: saved.purseNumber })}
          </p>
        ) : (
          <Details payway={payway} form={form} onChange={change} errorOf={errorOf} />
        )}
        <AmountField
          value={form.amount}
          onChange={(amount) => change({ amount })}
          currency={payway.currency}
          limits={method}
          max={limit !== undefined && most !== undefined && most > limit ? limit : (most ?? 0n)}
          error={errorOf('amount') ?? faultText}
        />
        {!quote && !fault && form.amount !== '' && (
          <Suspense>
            <EstimateLines payway={payway} amount={form.amount} />
          </Suspense>
        )}
        {act.refusal && fieldOf(act.refusal.code) === undefined && <RefusalText refusal={act.refusal} />}
        {list && !isReady && <p className={styles.problem}>{t('notYet')}</p>}
        {!quote && (
          <Button type="submit" variant="primary" size="large" block loading={act.busy} disabled={!isReady}>
            {t('continue')}
          </Button>
        )}
      </Form>
      {quote && (
        <Suspense>
          <WithdrawConfirm
            payway={payway}
            request={requestOf(payway, form, saved)}
            quote={quote}
            purse={saved?.purseNumber ?? shownPurse(mask, plainPurse(mask, form.purse))}
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
