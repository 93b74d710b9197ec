import { useState, type ReactNode, lazy, Suspense } from 'react';
import {
  depositCodes,
  depositFeeMinor,
  depositSystems,
  QUICK_AMOUNTS,
  TRADER_QUICK_AMOUNTS,
  type DepositFinish,
  type Payway,
  paymentStates,
} from 'server/contract';
import { isConnectionLoss } from '../../core/connection/call-error.ts';
import { legacy } from '../../core/connection/connection.ts';
import { formatPercent, formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Form } from '../../core/ui/form.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import {
  rereadPayments,
  setOpenDeposit,
  useCashQuery,
  usePaywayName,
  useLatestPayments,
  useOpenDeposit,
} from './cash-query.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { DepositDetails } from './deposit-details.tsx';
import { AmountField, plainAmount, readAmount, CurrencyField } from './fields.tsx';
import { LoadError, Loading, PausedNote } from './notes.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import styles from './cashbox.module.css';

const { belowMinimum, aboveMaximum, noLink } = depositCodes;
const ofAmount: readonly (number | string)[] = [belowMinimum, aboveMaximum, noLink];
const BAD_AMOUNT = 'amount'; // found here, before anything is sent
const PPM_OF_PERCENT = 10_000;

/** Goes on to the provider's page, or shows how to pay. */
const follow = (finish: DepositFinish): void => {
  setOpenDeposit(finish);
  void rereadPayments();
  if ('url' in finish && typeof finish.url === 'string') location.assign(finish.url);
};

/** A deposit that was asked for: the same again, when its answer was lost, is the same deposit. */
const useAskDeposit = (): ((methodId: number, amount: string) => Promise<DepositFinish>) => {
  const [lost, setLost] = useState<{ key: string; requestId: string }>();
  return async (methodId, amount) => {
    const key = `${methodId} ${amount}`;
    const requestId = lost?.key === key ? lost.requestId : crypto.randomUUID();
    try {
      const finish = await legacy('cash:deposit', { methodId, amount, requestId });
      setLost(undefined);
      return finish;
    } catch (error) {
      setLost(isConnectionLoss(error) ? { key, requestId } : undefined);
      throw error;
    }
  };
};

type Fee = NonNullable<Payway['depositFee']>;

/** The fee of a way to pay, and what it comes to for the amount that is typed. */
const FeeNotice = ({
  fee,
  currency,
  amount,
}: {
  fee: Fee;
  currency: Payway['currency'];
  amount: string;
}): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const language = useLanguage();
  const percent = formatPercent(fee.feePpm / PPM_OF_PERCENT, language);
  const units = (minor: bigint): string => formatUnitsMinor(minor, currency, language);
  const minor = readAmount(amount) ?? 0n;
  const feeMinor = depositFeeMinor(minor, fee);
  return (
    <>
      <p className={styles.notice}>{t('fee', { percent, from: units(BigInt(fee.from)), to: units(BigInt(fee.to)) })}</p>
      {minor > 0n && (
        <Facts
          layout="rows"
          facts={[
            [t('fact.fee', { percent }), units(feeMinor)],
            [t('fact.credited'), units(minor - feeMinor)],
          ]}
        />
      )}
    </>
  );
};

const PayForm = ({ payway }: { payway: Payway }): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const cash = useMessages('cashbox', 'main');
  const [amount, setAmount] = useState('');
  const act = usePaymentAct();
  const ask = useAskDeposit();
  const [method] = payway.methods;
  if (!method) return <EmptyState>{t('noMethods')}</EmptyState>;
  const isTrader = payway.system === depositSystems.trader;
  const isOfAmount = act.refusal && [...ofAmount, BAD_AMOUNT].includes(act.refusal.code);
  const send = async (): Promise<void> => {
    const minor = readAmount(amount);
    if (!minor) return act.refuse({ code: BAD_AMOUNT, text: cash('amountMissing') });
    const finish = await act.run(() => ask(method.id, plainAmount(minor)));
    if (finish) follow(finish);
  };
  return (
    <Form className={styles.form} onSubmit={() => void send()}>
      <AmountField
        value={amount}
        onChange={(text) => {
          setAmount(text);
          act.clear();
        }}
        currency={payway.currency}
        limits={method}
        quick={isTrader ? TRADER_QUICK_AMOUNTS : QUICK_AMOUNTS}
        error={isOfAmount ? act.refusal?.text : undefined}
      />
      {payway.depositFee && <FeeNotice fee={payway.depositFee} currency={payway.currency} amount={amount} />}
      {isTrader && <p className={styles.note}>{t('fraction')}</p>}
      {act.refusal && !isOfAmount && (
        <p role="alert" className={styles.problem}>
          {act.refusal.text}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" block loading={act.busy}>
        {t('submit')}
      </Button>
    </Form>
  );
};

/** Chooses a way to pay and an amount. `isExpired`: the last one was not paid in its time, as far as is known. */
const DepositForm = ({ isExpired }: { isExpired: boolean }): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const cash = useMessages('cashbox', 'main');
  const paywayName = usePaywayName();
  const { currency } = useMoney();
  const [chosen, setChosen] = useState<string>();
  const payways = useCashQuery('cash:loadPayWaysDeposit', { crypto: 0, currency: currency.id });
  const found = payways.data?.filter(({ crypto }) => crypto === 0) ?? [];
  const payway = found.find(({ id }) => String(id) === chosen) ?? found[0];
  return (
    <Card className={styles.card}>
      {isExpired && <p className={styles.notice}>{t('expired')}</p>}
      <CurrencyField />
      {payways.error && !payways.data && <LoadError error={payways.error} retry={() => void payways.refetch()} />}
      {payways.isPending && <Loading />}
      {payways.data && !payway && <EmptyState>{t('noMethods')}</EmptyState>}
      {payway && (
        <>
          <ChoiceGrid
            label={t('method')}
            value={String(payway.id)}
            onChange={setChosen}
            choices={found.map(({ id, name, image, currency: { name: unit }, paused }) => ({
              id: String(id),
              name: paywayName(name),
              note: paused ? cash('paused.note') : unit,
              icon: <PaywayIcon image={image} crypto={false} />,
            }))}
          />
          {payway.paused ? (
            <PausedNote name={payway.currency.name} paused={payway.paused} />
          ) : (
            <PayForm key={payway.id} payway={payway} />
          )}
        </>
      )}
    </Card>
  );
};

const DepositOutcome = lazy(async () => ({ default: (await import('./deposit-outcome.tsx')).DepositOutcome })); // after the form

const { created, cancelled } = paymentStates;

/** Paying in by ordinary money: the form, then how to pay, then what came of it. One that was given up leaves the form. */
export const DepositScreen = (): ReactNode => {
  const { data: open, isPending } = useOpenDeposit();
  const [asked, setAsked] = useState<DepositFinish>(); // last deposit of this screen
  const payment = useLatestPayments(1).find(({ id }) => id === asked?.id);
  if (open && open.id !== asked?.id) setAsked(open);
  const leave = (): void => {
    setOpenDeposit(null);
    setAsked(undefined);
  };
  const isOver = payment && payment.state !== cancelled && (payment.state !== created || payment.isLate);
  if (isPending) return <Loading height={480} />;
  if (asked && isOver)
    return (
      <Suspense fallback={<Loading height={480} />}>
        <DepositOutcome payment={payment} askedMinor={asked.amount} onAgain={leave} />
      </Suspense>
    );
  if (open) return <DepositDetails key={open.id} finish={open} onExpire={() => setOpenDeposit(null)} onLeave={leave} />;
  const isExpired = payment !== undefined && (payment.state === created || payment.reason === 'expired');
  return <DepositForm isExpired={isExpired} />;
};
