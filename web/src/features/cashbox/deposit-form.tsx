import { useState, type ReactNode } from 'react';
import {
  depositCodes,
  depositSystems,
  FEE_NOTICE_PAYWAY,
  QUICK_AMOUNTS,
  TRADER_QUICK_AMOUNTS,
  type DepositFinish,
  type Payway,
} from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { isConnectionLoss } from '../../core/connection/call-error.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { formatPercent, formatUnitsMinor } from '../../core/format/format.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Form } from '../../core/ui/form.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { AmountField } from './amount-field.tsx';
import { plainAmount, readAmount } from './amount-text.ts';
import { rereadPayments, setOpenDeposit, useCashQuery } from './cash-query.ts';
import { cashboxMessages } from './cashbox.messages.ts';
import styles from './cashbox.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { CurrencyField } from './currency-field.tsx';
import { depositMessages } from './deposit.messages.ts';
import { LoadError, Loading } from './loading.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import { usePaymentAct } from './use-payment-act.ts';
import { usePaywayName } from './use-payway-name.ts';

const { belowMinimum, aboveMaximum, noLink } = depositCodes;
const ofAmount: readonly (number | string)[] = [belowMinimum, aboveMaximum, noLink];
const BAD_AMOUNT = 'amount'; // found here, before anything is sent
const FEE_NOTICE = { percent: 5, fromMinor: 10_000n, toMinor: 100_000n, currency: { name: 'RUB' } } as const;

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

const FeeNotice = (): ReactNode => {
  const t = useMessages(depositMessages);
  const language = useLanguage();
  const { percent, fromMinor, toMinor, currency } = FEE_NOTICE;
  return (
    <p className={styles.notice}>
      {t('fee', {
        percent: formatPercent(percent, language),
        from: formatUnitsMinor(fromMinor, currency, language),
        to: formatUnitsMinor(toMinor, currency, language),
      })}
    </p>
  );
};

const PayForm = ({ payway }: { payway: Payway }): ReactNode => {
  const t = useMessages(depositMessages);
  const cash = useMessages(cashboxMessages);
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
      {payway.id === FEE_NOTICE_PAYWAY && <FeeNotice />}
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
export const DepositForm = ({ isExpired }: { isExpired: boolean }): ReactNode => {
  const t = useMessages(depositMessages);
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
            choices={found.map(({ id, name, image, currency: { name: unit } }) => ({
              id: String(id),
              name: paywayName(name),
              note: unit,
              icon: <PaywayIcon image={image} crypto={false} />,
            }))}
          />
          <PayForm key={payway.id} payway={payway} />
        </>
      )}
    </Card>
  );
};
