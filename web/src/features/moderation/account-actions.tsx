import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { ModeratedAccount } from 'server/contract';
import office from '../../core/office/office.module.css';
import { ACCOUNT_CALLS } from './badges.tsx';
import { Note } from '../../core/office/section.tsx';
import { Act } from '../../core/office/act.tsx';

interface ActionsProps {
  account: ModeratedAccount;
  isAdmin: boolean; // the moderator is an admin
}

type Name = 'block' | 'unblock' | 'endSessions' | 'resetTwoFactor';

/** Acts on an account in its present state. */
const namesFor = ({ account, isAdmin }: ActionsProps): Name[] => [
  account.isBlocked ? 'unblock' : 'block',
  ...(account.sessions.length > 0 ? (['endSessions'] as const) : []),
  ...(isAdmin && account.hasTwoFactor ? (['resetTwoFactor'] as const) : []),
];

const Action = ({ name, account: { userId, nick } }: { name: Name; account: ModeratedAccount }): ReactNode => {
  const t = useMessages('moderation', 'main');
  return (
    <Act
      label={t(`act.${name}`)}
      text={t(`act.${name}.text`, { nick })}
      reason={name !== 'endSessions' && t('reason')}
      done={(answer) => {
        const isProposed = ('isOff' in answer && !answer.isOff) || ('isOpen' in answer && !answer.isOpen);
        return isProposed ? t('act.proposed') : t(`act.${name}.done`);
      }}
      rereads={ACCOUNT_CALLS}
      send={(call, reason) => {
        if (name === 'endSessions') return call('moderation.endSessions', { userId });
        return call(`moderation.${name}`, { userId, reason });
      }}
    />
  );
};

/** The buttons of an account; of a protected one, why there are none. */
export const AccountActions = (props: ActionsProps): ReactNode => {
  const t = useMessages('moderation', 'main');
  if (props.account.isProtected) return <Note>{t('protected')}</Note>;
  return (
    <div className={office.actions}>
      {namesFor(props).map((name) => (
        <Action key={name} name={name} account={props.account} />
      ))}
    </div>
  );
};
