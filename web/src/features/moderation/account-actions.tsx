import { useState, type ReactNode } from 'react';
import type { ModeratedAccount } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { moderationMessages } from './moderation.messages.ts';
import desk from '../../core/staff/desk.module.css';
import { useAccountAct } from './use-account-act.ts';

interface ActionsProps {
  account: ModeratedAccount;
  isAdmin: boolean; // who looks
}

type Name = 'block' | 'unblock' | 'endSessions' | 'resetTwoFactor';

/** What can be done to an account as it stands. */
const namesFor = ({ account, isAdmin }: ActionsProps): Name[] => [
  account.isBlocked ? 'unblock' : 'block',
  ...(account.sessions.length > 0 ? (['endSessions'] as const) : []),
  ...(isAdmin && account.hasTwoFactor ? (['resetTwoFactor'] as const) : []),
];

const Action = ({ name, account: { userId, nick } }: { name: Name; account: ModeratedAccount }): ReactNode => {
  const t = useMessages(moderationMessages);
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAccountAct();
  const submit = async (reason: string): Promise<void> => {
    const isDone = await run(
      (call) =>
        name === 'block' ? call('moderation.block', { userId, reason }) : call(`moderation.${name}`, { userId }),
      `act.${name}.done`,
    );
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`act.${name}`)}</Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`act.${name}`)}
        text={t(`act.${name}.text`, { nick })}
        submit={t(`act.${name}`)}
        {...(name === 'block' && { reason: t('reason') })}
        busy={busy}
        problem={problem}
        onSubmit={(reason) => void submit(reason)}
      />
    </>
  );
};

/** The buttons of an account; of a protected one, why there are none. */
export const AccountActions = (props: ActionsProps): ReactNode => {
  const t = useMessages(moderationMessages);
  if (props.account.isProtected) return <p className={desk.muted}>{t('protected')}</p>;
  return (
    <div className={desk.actions}>
      {namesFor(props).map((name) => (
        <Action key={name} name={name} account={props.account} />
      ))}
    </div>
  );
};
