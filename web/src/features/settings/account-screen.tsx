import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert, Pencil } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { legacy } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { useFeatures } from '../../core/features/features.ts';
import { Parts } from '../../core/features/parts.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { CopyButton } from '../../core/ui/copy.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { OnDemand, SavingProblem, useSaving } from './saving.tsx';
import styles from './settings.module.css';

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }));

/** The address whose letter waits to be answered, read again whenever the profile's own changes; nothing until it is known. */
const usePending = ({ email, emailVerify }: Profile): string | null | undefined => {
  const { data, isPending } = useQuery({
    queryKey: ['user:loadEmailChange', email, emailVerify],
    queryFn: () => legacy('user:loadEmailChange', {}),
  });
  return isPending ? undefined : (data?.email ?? null);
};

const readPending = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['user:loadEmailChange'] });

const State = ({ confirmed }: { confirmed: boolean }): ReactNode => {
  const t = useMessages('settings', 'account');
  return (
    <Badge tone={confirmed ? 'good' : 'wait'} icon={confirmed ? CircleCheck : TriangleAlert}>
      {t(confirmed ? 'email.confirmed' : 'email.unconfirmed')}
    </Badge>
  );
};

/** Sends the letter to an address that nobody has confirmed yet. */
const Letter = ({ email, isSent }: { email: string; isSent: boolean }): ReactNode => {
  const t = useMessages('settings', 'account');
  const saving = useSaving();
  const send = async (): Promise<void> => {
    const isSaved = await saving.run(async () => {
      await legacy('user:changeEmail', { email });
      await readPending();
    });
    if (isSaved) toast.success(t('email.sent'));
  };
  return (
    <>
      <div className={styles.notice}>
        <p role="status">{t(isSent ? 'email.pending' : 'email.unconfirmed', { email })}</p>
        <Button loading={saving.saving} onClick={() => void send()}>
          {t(isSent ? 'email.resend' : 'send')}
        </Button>
      </div>
      <SavingProblem saving={saving} />
    </>
  );
};

/** The e-mail address: which it is, whether it is confirmed, and another one that waits for its letter. */
const EmailCard = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages('settings', 'account');
  const { open, onOpen, onClose } = usePageDialog('email');
  const pending = usePending(profile);
  const { email, emailVerify } = profile;
  const unconfirmed = pending ?? (emailVerify ? null : email);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('email')}</h2>
        <Button onClick={onOpen}>{t(email === null ? 'email.add' : 'email.edit')}</Button>
      </div>
      <div className={styles.email}>
        <span className={classNames(styles.value, email === null && styles.empty)}>{email ?? t('email.none')}</span>
        {email !== null && <State confirmed={emailVerify} />}
      </div>
      {pending !== undefined && unconfirmed !== null && <Letter email={unconfirmed} isSent={pending !== null} />}
      <OnDemand open={open}>
        <EmailDialog open={open} onClose={onClose} onSent={() => void readPending()} />
      </OnDemand>
    </Card>
  );
};

const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog.tsx')).AvatarDialog }));
const NickDialog = lazy(async () => ({ default: (await import('./nick-dialog.tsx')).NickDialog }));

const SOCIAL_HEIGHT = 56; // about what they will take

const AvatarButton = ({ avatar }: { avatar: string }): ReactNode => {
  const t = useMessages('settings', 'account');
  const { open, onOpen, onClose } = usePageDialog('editAvatar');
  return (
    <div className={styles.avatar}>
      <img src={avatarUrl(avatar)} width={120} height={120} alt={t('avatar')} />
      <IconButton label={t('avatar.edit')} variant="secondary" className={styles.avatarEdit} onClick={onOpen}>
        <Pencil aria-hidden="true" size={18} />
      </IconButton>
      <OnDemand open={open}>
        <AvatarDialog avatar={avatar} open={open} onClose={onClose} />
      </OnDemand>
    </div>
  );
};

/** "Dana A.": a first name and the initial of a last name, as other sites have told them. Empty without either. */
const fullName = ({ firstName, lastName }: Profile): string => {
  const [initial] = lastName ?? '';
  return [firstName, initial && `${initial}.`].filter(Boolean).join(' ');
};

const Names = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages('settings', 'account');
  const { open, onOpen, onClose } = usePageDialog('nick');
  const { nick, profileID } = profile;
  const name = fullName(profile);
  return (
    <div className={styles.rows}>
      {name !== '' && (
        <div className={styles.row}>
          <span className={styles.name}>{t('name')}</span>
          <span className={styles.value}>{name}</span>
        </div>
      )}
      <div className={styles.row}>
        <span className={styles.name}>{t('nick')}</span>
        <span className={styles.value}>{nick}</span>
        <IconButton label={t('nick.edit')} onClick={onOpen}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <div className={styles.row}>
        <span className={styles.name}>{t('id')}</span>
        <span className={styles.value}>{profileID}</span>
        <CopyButton text={profileID} what={t('id')} />
      </div>
      <OnDemand open={open}>
        <NickDialog nick={nick} open={open} onClose={onClose} />
      </OnDemand>
    </div>
  );
};

const Social = (): ReactNode => {
  const t = useMessages('settings', 'account');
  if (useFeatures().partsOf('accountSettings').length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('social')}</h2>
      <Parts place="accountSettings" given={{}} fallback={<Skeleton height={SOCIAL_HEIGHT} />} />
    </Card>
  );
};

/** /settings/account: how one is seen, and where one can be reached. */
export const AccountScreen = (): ReactNode => {
  const profile = useProfile();
  if (!profile) return null;
  return (
    <div className={styles.screen}>
      <Card className={styles.card}>
        <div className={styles.person}>
          <AvatarButton avatar={profile.avatar} />
          <Names profile={profile} />
        </div>
      </Card>
      <EmailCard profile={profile} />
      <Social />
    </div>
  );
};
