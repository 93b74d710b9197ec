import { COURSE_ONE, parseAmount } from 'games-engine';
import { useState, type ReactNode } from 'react';
import { withdrawCodes, type Payway, type WithdrawalQuote } from 'server/contract';
import { CallError, legacy } from '../../core/connection/connection.ts';
import { formatNumber, formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages, useLanguage } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { withConfirmation } from '../../core/reauthentication/reauthentication.ts';
import { setBalance } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Form } from '../../core/ui/form.tsx';
import { CodeField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { rereadPayments } from './cash-query.ts';
import { usePaywayName } from '../../core/payments/payment-names.ts';
import { usePaymentAct, type Refusal } from './use-payment-act.ts';
import { fieldOf, type WithdrawRequest } from './withdraw-check.ts';
import { RefusalText } from './ask-of-payment.tsx';
import styles from './cashbox.module.css';

const HOUR = 60;

/** Says how long something takes, in minutes or whole hours. */
const useMinutes = (): ((minutes: number) => string) => {
  const t = useMessages('cashbox', 'withdraw');
  return (minutes) => (minutes < HOUR ? t('minutes', { n: minutes }) : t('hours', { n: Math.round(minutes / HOUR) }));
};

const COURSE_DIGITS = 6;

/** Quote of a withdrawal by the server. */
export const QuoteFacts = ({
  payway,
  quote,
  purse,
}: {
  payway: Payway;
  quote: WithdrawalQuote;
  purse: string; // as it is shown
}): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const language = useLanguage();
  const { format } = useMoney();
  const minutes = useMinutes();
  const paywayName = usePaywayName();
  const arrives =
    payway.crypto === 1
      ? `${formatNumber(quote.arrives, language, { maximumFractionDigits: 18 })} ${payway.image}`
      : formatUnitsMinor(parseAmount(quote.arrives) ?? 0n, quote.currency, language);
  const isForeign = courseOf({ ...quote.currency, course: quote.course }) !== COURSE_ONE;
  const course = formatNumber(quote.course, language, { maximumSignificantDigits: COURSE_DIGITS });
  return (
    <Facts
      layout="rows"
      facts={[
        [t('fact.to'), `${paywayName(payway.name)}, ${purse}`],
        [t('fact.amount'), formatUnitsMinor(BigInt(quote.amount), quote.currency, language)],
        [t('fact.course'), isForeign && `1 ${quote.currency.name} = ${course} RUB`],
        [t('fact.feeExact'), format(quote.fee)],
        [t('fact.debit'), format(quote.debit)],
        [t('fact.arrives'), arrives],
        [t('fact.when'), t('fact.between', { from: minutes(quote.minutes.from), to: minutes(quote.minutes.to) })],
      ]}
    />
  );
};

export interface WithdrawConfirmProps {
  payway: Payway;
  request: WithdrawRequest;
  quote: WithdrawalQuote;
  purse: string; // destination as it is shown
  onBack(): void;
  onMoved(): void; // the course: the quote is asked for again
  onRefuse(refusal: Refusal): void; // returns to the fields with the refusal of what was typed
}

/** Exact sums of a withdrawal, and the code of the second factor where it is on. */
export const WithdrawConfirm = ({
  payway,
  request,
  quote,
  purse,
  onBack,
  onMoved,
  onRefuse,
}: WithdrawConfirmProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const moment = useMoment();
  const { percent } = useFormat();
  const act = usePaymentAct();
  const [code, setCode] = useState('');
  const [requestId] = useState(() => crypto.randomUUID()); // id of this quote: sent twice, it is one withdrawal
  const isOfCode = act.refusal && fieldOf(act.refusal.code) === 'code';
  const send = async (): Promise<void> => {
    if (quote.needsCode && code.trim() === '')
      return act.refuse({ code: withdrawCodes.needsCode, text: t('codeNeeded') });
    const quoted = { debit: quote.debit, arrives: quote.arrives };
    const secondFactor = quote.needsCode ? { code: code.trim() } : {};
    const answer = await act.run(() =>
      withConfirmation(() => legacy('cash:withdraw', { ...request, quoted, requestId, ...secondFactor })).catch(
        (error: unknown) => {
          if (error instanceof CallError && error.code === withdrawCodes.quoteChanged) onMoved();
          throw error;
        },
      ),
    );
    void rereadPayments();
    if (!answer) return;
    setBalance('real', answer.balance);
    toast.success(t('success'));
    navigate('/cash/transactions/withdraw');
  };
  const { refusal } = act;
  const isOfForm = refusal && !isOfCode && fieldOf(refusal.code) !== undefined;
  return (
    <Form className={styles.confirm} onSubmit={() => void send()}>
      <h2>{t('confirm.title')}</h2>
      <QuoteFacts payway={payway} quote={quote} purse={purse} />
      {quote.bandPercent > 0 && <p className={styles.note}>{t('band', { percent: percent(quote.bandPercent) })}</p>}
      {quote.isNewDestination && (
        <p className={styles.notice}>
          {quote.payableFrom === null ? t('newSoon') : t('newDestination', { time: moment(quote.payableFrom) })}
        </p>
      )}
      {quote.needsCode && (
        <CodeField
          label={t('code')}
          error={isOfCode ? refusal?.text : undefined}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {refusal && !isOfCode && <RefusalText refusal={refusal} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" loading={act.busy}>
          {t('confirm.submit')}
        </Button>
        <Button variant="ghost" onClick={() => (isOfForm && refusal ? onRefuse(refusal) : onBack())}>
          {t('confirm.back')}
        </Button>
      </div>
    </Form>
  );
};
