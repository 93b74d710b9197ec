import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { isMiniApp } from '../../core/site/site-links.ts';
import { useCashQuery } from './cash-query.ts';
import { coinPage, coinsOf } from './coin-choice.ts';
import styles from './coin-links.module.css';
import { PaywayIcon } from './payway-icon.tsx';

/** Coins, each one tap from its address. */
export const CoinLinks = ({ replace = false }: { replace?: boolean }): ReactNode => {
  const t = useMessages('cashbox', 'crypto');
  const { data = [] } = useCashQuery('cash:getCryptApiData', { isMiniApp: isMiniApp() });
  return (
    <nav aria-label={t('coin')} className={styles.coins}>
      {coinsOf(data).map(({ name }) => (
        <Link key={name} to={coinPage(name)} replace={replace} className={styles.coin}>
          <PaywayIcon image={name} crypto size={28} />
          {name}
        </Link>
      ))}
    </nav>
  );
};
