import { useState, type ReactNode } from 'react';
import type { Payway } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { isMiniApp } from '../../core/site/mini-app.ts';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { useCashQuery } from './cash-query.ts';
import styles from './cashbox.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { CurrencyField } from './currency-field.tsx';
import { LoadError, Loading } from './loading.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { usePaywayName } from './use-payway-name.ts';
import { withdrawMessages } from './withdraw.messages.ts';

const PaywayChoice = ({
  payways,
  payway,
  onChange,
}: {
  payways: readonly Payway[];
  payway: Payway;
  onChange(id: string): void;
}): ReactNode => {
  const t = useMessages(withdrawMessages);
  const paywayName = usePaywayName();
  return (
    <ChoiceGrid
      label={t('method')}
      value={String(payway.id)}
      onChange={onChange}
      choices={payways.map(({ id, name, image, crypto, network, currency }) => ({
        id: String(id),
        name: paywayName(name),
        note: network ?? currency.name,
        icon: <PaywayIcon image={image} crypto={crypto === 1} />,
      }))}
    />
  );
};

/** Taking money out: a method, where to, how much; then what it comes to. */
export const WithdrawScreen = (): ReactNode => {
  const t = useMessages(withdrawMessages);
  const { currency } = useMoney();
  const isBlocked = useProfile()?.blockWithdraw ?? false;
  const [chosen, setChosen] = useState<string>();
  const request = { currency: currency.id, isMiniApp: isMiniApp() };
  const { data, error, isPending, refetch } = useCashQuery('cash:loadPayWaysWithdraw', request);
  const payway = data?.find(({ id }) => String(id) === chosen) ?? data?.[0];
  if (isBlocked)
    return (
      <Card>
        <EmptyState>{t('blocked')}</EmptyState>
      </Card>
    );
  return (
    <Card className={styles.card}>
      <CurrencyField />
      {isPending && <Loading />}
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      {data && !payway && <EmptyState>{t('noMethods')}</EmptyState>}
      {data && payway && (
        <>
          <PaywayChoice payways={data} payway={payway} onChange={setChosen} />
          <WithdrawForm key={payway.id} payway={payway} />
        </>
      )}
    </Card>
  );
};
