import { useState, type ReactNode } from 'react';
import { DEFAULT_PAYWAY, type Payway } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { isMiniApp } from '../../core/site/site-links.ts';
import { Card } from '../../core/ui/card.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { useCashQuery, usePaywayName } from './cash-query.ts';
import styles from './cashbox.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { CurrencyField } from './fields.tsx';
import { LoadError, Loading, PausedNote } from './notes.tsx';
import { PaywayIcon } from './payway-icon.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const PaywayChoice = ({
  payways,
  payway,
  onChange,
}: {
  payways: readonly Payway[];
  payway: Payway;
  onChange(id: string): void;
}): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const cash = useMessages('cashbox', 'main');
  const paywayName = usePaywayName();
  return (
    <ChoiceGrid
      label={t('method')}
      value={String(payway.id)}
      onChange={onChange}
      choices={payways.map(({ id, name, image, crypto, network, currency, paused }) => ({
        id: String(id),
        name: paywayName(name),
        note: paused ? cash('paused.note') : (network ?? currency.name),
        icon: <PaywayIcon image={image} crypto={crypto === 1} />,
      }))}
    />
  );
};

/** Taking money out: a method, where to, how much; then what it comes to. */
export const WithdrawScreen = (): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const { currency } = useMoney();
  const isBlocked = useProfile()?.blockWithdraw ?? false;
  const [chosen, setChosen] = useState<string>();
  const request = { currency: currency.id, isMiniApp: isMiniApp() };
  const { data, error, isPending, refetch } = useCashQuery('cash:loadPayWaysWithdraw', request);
  const selected = chosen ?? String(DEFAULT_PAYWAY);
  const payway = data?.find(({ id }) => String(id) === selected) ?? data?.[0];
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
          {payway.paused ? (
            <PausedNote name={payway.image} paused={payway.paused} />
          ) : (
            <WithdrawForm key={payway.id} payway={payway} />
          )}
        </>
      )}
    </Card>
  );
};
