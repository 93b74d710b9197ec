import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedDestination } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { DESTINATIONS } from './cash-query.ts';
import { usePaywayName } from '../../core/payments/payment-names.ts';
import cashbox from './cashbox.module.css';
import { PaywayIcon } from './payway-icon.tsx';
import styles from './saved-destinations.module.css';
import { usePaymentAct } from './use-payment-act.ts';

export interface SavedDestinationsProps {
  destinations: readonly SavedDestination[];
  chosen: number | undefined;
  onChoose(destination: SavedDestination | undefined): void;
}

/** Destinations of earlier withdrawals, each one tap away. One can be taken off the list. */
export const SavedDestinations = ({ destinations, chosen, onChoose }: SavedDestinationsProps): ReactNode => {
  const t = useMessages('cashbox', 'withdraw');
  const paywayName = usePaywayName();
  const act = usePaymentAct();
  const forget = async (id: number): Promise<void> => {
    const left = await act.run(() => legacy('cash:forgetDestination', { id }));
    if (!left) return;
    queryClient.setQueryData([DESTINATIONS, {}], left);
    if (id === chosen) onChoose(undefined);
  };
  return (
    <section className={cashbox.section}>
      <h2>{t('saved')}</h2>
      <ul className={styles.list}>
        {destinations.map((destination) => {
          const { id, payway, purseNumber, bank } = destination;
          const name = paywayName(payway.name);
          return (
            <li key={id} className={styles.item}>
              <Button
                className={styles.choose}
                aria-pressed={id === chosen}
                onClick={() => onChoose(id === chosen ? undefined : destination)}
              >
                <PaywayIcon image={payway.image} crypto={false} />
                <span className={styles.text}>
                  <strong>{purseNumber}</strong>
                  <span>{bank === null ? name : `${name}, ${bank}`}</span>
                </span>
              </Button>
              <IconButton
                label={t('forget', { purse: purseNumber })}
                disabled={act.busy}
                onClick={() => void forget(id)}
              >
                <X aria-hidden="true" size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {act.refusal && (
        <p role="alert" className={cashbox.problem}>
          {act.refusal.text}
        </p>
      )}
    </section>
  );
};
