import { Unlink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Profile, Social } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { confirmIdentity, withConfirmation } from '../../core/reauthentication/reauthentication.ts';
import { patchProfile, useProfile } from '../../core/session/session.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { ProviderIcon, linkPath, providerNames, providerOrder, twitterLinkPath } from './providers.tsx';
import { twitterToken, useProviders } from './social-api.ts';
import styles from './social.module.css';

type LinkedProfile = Profile['social_profiles'][number];

const ROW = 56;
const SANDBOX = /^sandbox:/;

const Linked = ({ profile, all }: { profile: LinkedProfile; all: readonly LinkedProfile[] }): ReactNode => {
  const t = useMessages('social', 'main');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { social, url, profileID } = profile;
  const name = providerNames[social];
  const unlink = async (): Promise<void> => {
    setBusy(true);
    try {
      await withConfirmation(() => legacy('user:unlinkSocial', { social }));
      patchProfile({ social_profiles: all.filter((other) => other.social !== social) });
      toast.success(t('links.disconnected', { name }));
    } catch (error) {
      toast.error(errorText(error), error);
    } finally {
      setBusy(false);
    }
  };
  const id = t('links.id', { id: profileID.replace(SANDBOX, '') });
  return (
    <li className={styles.row}>
      <ProviderIcon social={social} />
      <span className={styles.who}>
        <span>{name}</span>
        {url === null ? (
          <span className={styles.id}>{id}</span>
        ) : (
          <a className={styles.id} href={url} target="_blank" rel="noreferrer">
            {id}
          </a>
        )}
      </span>
      <IconButton label={t('links.disconnect', { name })} disabled={busy} onClick={() => void unlink()}>
        <Unlink aria-hidden="true" size={18} />
      </IconButton>
    </li>
  );
};

const Offered = ({ social }: { social: Social }): ReactNode => {
  const t = useMessages('social', 'main');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const name = providerNames[social];
  const link = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await confirmIdentity())) return;
      const token = social === 'twitter' ? await twitterToken() : '';
      if (token === undefined) toast.error(errorText(undefined));
      else location.assign(social === 'twitter' ? twitterLinkPath(token) : linkPath(social));
    } catch (error) {
      toast.error(errorText(error), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <Button loading={busy} onClick={() => void link()} aria-label={t('links.connect', { name })}>
        <ProviderIcon social={social} size={20} />
        {name}
      </Button>
    </li>
  );
};

const Offer = ({ linked }: { linked: readonly Social[] }): ReactNode => {
  const t = useMessages('social', 'main');
  const { data, error, isPending, refetch } = useProviders();
  if (isPending) return <Skeleton height={ROW} />;
  if (!data)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('links.retry')}</Button>}>
        {t('links.unavailable')}
      </ErrorState>
    );
  const open = new Set(data.providers.map(({ social }) => social));
  const offered = providerOrder.filter((social) => open.has(social) && !linked.includes(social));
  if (offered.length === 0) return linked.length > 0 && <p className={styles.text}>{t('links.all')}</p>;
  return (
    <>
      <h3 className={styles.subtitle}>{t('links.offer')}</h3>
      <ul className={styles.offered}>
        {offered.map((social) => (
          <Offered key={social} social={social} />
        ))}
      </ul>
    </>
  );
};

/** Linked profiles, each with its way out, and the providers that can still be linked. */
export const SocialLinks = (): ReactNode => {
  const t = useMessages('social', 'main');
  const profile = useProfile();
  if (!profile) return null;
  const { social_profiles: profiles } = profile;
  return (
    <div className={styles.links}>
      {profiles.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('links.linked')}</h3>
          <ul>
            {profiles.map((linked) => (
              <Linked key={linked.social} profile={linked} all={profiles} />
            ))}
          </ul>
        </>
      )}
      <Offer linked={profiles.map(({ social }) => social)} />
    </div>
  );
};
