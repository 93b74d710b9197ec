import type { ReactNode } from 'react';
import type { ProviderInfo } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { keepWayBack } from '../../core/session/way-back.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ProviderIcon, providerNames, providerOrder, signInPath } from './providers.tsx';
import { useProviders } from './social-api.ts';
import styles from './social.module.css';

const TILE = 68; // the height of a tile, as in the stylesheet

const Tile = ({ social }: ProviderInfo): ReactNode => {
  const t = useMessages('social', 'main');
  const name = providerNames[social];
  return (
    <li>
      <a href={signInPath(social)} className={styles.tile} aria-label={t('with', { name })} onClick={keepWayBack}>
        <ProviderIcon social={social} />
        <span>{name}</span>
      </a>
    </li>
  );
};

/** The providers that one can sign in and register with, below a form that does the same. Nothing where none is on. */
export const SocialButtons = (): ReactNode => {
  const t = useMessages('social', 'main');
  const { data, isPending } = useProviders();
  const open = providerOrder.flatMap((name) => data?.providers.find(({ social }) => social === name) ?? []);
  if (!isPending && open.length === 0) return null;
  return (
    <section className={styles.buttons} aria-label={t('or')}>
      <p className={styles.or} aria-hidden="true">
        {t('or')}
      </p>
      {isPending ? (
        <Skeleton height={TILE} />
      ) : (
        <ul className={styles.tiles}>
          {open.map((provider) => (
            <Tile key={provider.social} {...provider} />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('terms')}</p>
      {open.some(({ isSandbox }) => isSandbox) && <p className={styles.sandbox}>{t('sandbox')}</p>}
    </section>
  );
};
