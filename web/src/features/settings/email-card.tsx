import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { toast } from '../../core/ui/toast.tsx';
import { OnDemand } from './on-demand.tsx';
import { SavingProblem } from './saving-problem.tsx';
import styles from './settings.module.css';
import { accountMessages } from './account.messages.ts';
import { useSaving } from './use-saving.ts';

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
  const t = useMessages(accountMessages);
  return (
    <Badge tone={confirmed ? 'good' : 'wait'} icon={confirmed ? CircleCheck : TriangleAlert}>
      {t(confirmed ? 'email.confirmed' : 'email.unconfirmed')}
    </Badge>
  );
};

/** Sends the letter to an address that nobody has confirmed yet. */
const Letter = ({ email, isSent }: { email: string; isSent: boolean }): ReactNode => {
  const t = useMessages(accountMessages);
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
export const EmailCard = ({ profile }: { profile: Profile }): ReactNode => {
  const t = useMessages(accountMessages);
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
