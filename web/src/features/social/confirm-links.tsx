import type { ReactNode } from 'react';
import type { Social } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { currentLocation } from '../../core/modal/navigator.ts';
import { ProviderIcon, confirmPath, providerNames } from './providers.tsx';
import styles from './social.module.css';

/** Linked profiles by which a player shows who they are. Each comes back to this page. */
export const ConfirmLinks = ({ providers }: { providers: readonly Social[] }): ReactNode => {
  const t = useMessages('social', 'main');
  const { pathname } = currentLocation();
  return (
    <ul className={styles.tiles}>
      {providers.map((social) => (
        <li key={social}>
          <a
            href={confirmPath(social, pathname)}
            className={styles.tile}
            aria-label={t('confirm', { name: providerNames[social] })}
          >
            <ProviderIcon social={social} />
            <span>{providerNames[social]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
