import { toBase } from 'games-engine';
import { useState, type ReactNode, Suspense } from 'react';
import {
  depositCodes,
  depositFeeMinor,
  depositSystems,
  QUICK_AMOUNTS,
  TRADER_QUICK_AMOUNTS,
  type DepositFinish,
  type Payway,
  paymentCodes,
} from 'server/contract';
import { isConnectionLoss } from '../../core/connection/call-error.ts';
import { legacy } from '../../core/connection/connection.ts';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Form } from '../../core/ui/form.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { lastFirst, rereadPayments, setOpenDeposit, useCashQuery, useLastWays } from './cash-query.ts';
import { usePaywayName } from '../../core/payments/payment-names.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import type { DepositTermsProps } from './deposit-terms.tsx';
import { AmountField, plainAmount, readAmount, CurrencyField, useLimitsText } from './fields.tsx';
import { LoadError, Loading, PausedNote } from './notes.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import { RefusalText } from './ask-of-payment.tsx';
import styles from './cashbox.module.css';

const BonusChoice = lazyPart(async () => (await import('./bonus-choice.tsx')).BonusChoice);
const CoinLinks = lazyPart(async () => (await import('./coin-links.tsx')).CoinLinks);
const DepositTerms = lazyPart<DepositTermsProps>(async () => (await import('./deposit-terms.tsx')).DepositTerms);

const { belowMinimum, aboveMaximum, noLink } = depositCodes;
const ofAmount: readonly (number | string)[] = [belowMinimum, aboveMaximum, noLink];
const BAD_AMOUNT = 'amount'; // found here, before anything is sent
const PPM_OF_PERCENT = 10_000;
const FEW_WAYS = 4;

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

const PayForm = ({ payway }: { payway: Payway }): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const cash = useMessages('cashbox', 'main');
  const language = useLanguage();
  const [amount, setAmount] = useState('');
  const act = usePaymentAct();
  const ask = useAskDeposit();
  const [method] = payway.methods;
  if (!method) return <EmptyState>{t('noMethods')}</EmptyState>;
  const minor = readAmount(amount) ?? 0n;
  const feeMinor = depositFeeMinor(minor, payway.depositFee);
  const units = (value: bigint): string => formatUnitsMinor(value, payway.currency, language);
  const rated = { name: payway.currency.name, course: payway.course };
  const isTrader = payway.system === depositSystems.trader;
  const isOfAmount = act.refusal && [...ofAmount, BAD_AMOUNT].includes(act.refusal.code);
  const send = async (): Promise<void> => {
    if (minor === 0n) return act.refuse({ code: BAD_AMOUNT, text: cash('amountMissing') });
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
      {feeMinor > 0n && <p className={styles.note}>{t('feeOf', { fee: units(feeMinor) })}</p>}
      <Suspense fallback={<Loading height={40} />}>
        <DepositTerms creditedMinor={toBase(minor - feeMinor, courseOf(rated))} />
      </Suspense>
      {isTrader && <p className={styles.note}>{t('fraction')}</p>}
      {act.refusal && !isOfAmount && <RefusalText refusal={act.refusal} />}
      <Button type="submit" variant="primary" size="large" block loading={act.busy}>
        {t('submit')}
      </Button>
    </Form>
  );
};

/** Words of a way to pay: how long it takes, what it costs, and its limits. */
const useWayNote = (): ((payway: Payway) => string) => {
  const t = useMessages('cashbox', 'deposit');
  const cash = useMessages('cashbox', 'main');
  const { percent } = useFormat();
  const limits = useLimitsText();
  return ({ depositFee, methods: [method], currency, paused }) => {
    if (paused) return cash('paused.note');
    const fee = depositFee ? t('way.fee', { percent: percent(depositFee.feePpm / PPM_OF_PERCENT) }) : t('way.free');
    return [t('way.time'), fee, method && limits(method, currency)].filter(Boolean).join(' · ');
  };
};

/** Ways to pay in the player's currency, and the amount. */
const Ways = ({ last }: { last: readonly { readonly id: number }[] }): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const paywayName = usePaywayName();
  const note = useWayNote();
  const { currency } = useMoney();
  const [chosen, setChosen] = useState<string>();
  const payways = useCashQuery('cash:loadPayWaysDeposit', { crypto: 0, currency: currency.id });
  if (payways.isPending) return <Loading />;
  if (!payways.data) return <LoadError error={payways.error} retry={() => void payways.refetch()} />;
  const found = lastFirst(
    payways.data.filter(({ crypto }) => crypto === 0),
    last,
  );
  const payway = found.find(({ id }) => String(id) === chosen) ?? found[0];
  if (!payway) return <EmptyState>{t('noMethods')}</EmptyState>;
  return (
    <>
      <ChoiceGrid
        label={t('method')}
        value={String(payway.id)}
        onChange={setChosen}
        few={FEW_WAYS}
        isWide
        choices={found.map((way) => ({
          id: String(way.id),
          name: paywayName(way.name),
          note: note(way),
          icon: <PaywayIcon image={way.image} crypto={false} />,
        }))}
      />
      {payway.paused ? (
        <PausedNote name={payway.currency.name} paused={payway.paused} />
      ) : (
        <PayForm key={payway.id} payway={payway} />
      )}
    </>
  );
};

/** Chooses a bonus, a way to pay and an amount. `isExpired`: the last one was not paid in its time, as far as is known. */
export const DepositForm = ({ isExpired }: { isExpired: boolean }): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const last = useLastWays(paymentCodes.deposit);
  return (
    <>
      <Card className={styles.card}>
        {isExpired && <p className={styles.notice}>{t('expired')}</p>}
        <Suspense fallback={<Loading height={104} />}>
          <BonusChoice />
        </Suspense>
        <div className={styles.top}>
          <h2>{t('method')}</h2>
          <CurrencyField />
        </div>
        {last ? <Ways last={last} /> : <Loading />}
      </Card>
      <section className={styles.section}>
        <h2>{t('byCoins')}</h2>
        <Suspense fallback={<Loading height={64} />}>
          <CoinLinks />
        </Suspense>
      </section>
    </>
  );
};
