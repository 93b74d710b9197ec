import { useState, type ReactNode } from 'react';
import { roles, type Role, type StaffPerson } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

/** Proposes a role for somebody, or that they lose one. Without a person, the account is asked for. */
export const RoleAct = ({ person }: { person?: StaffPerson }): ReactNode => {
  const t = useMessages('office-staff', 'main');
  const held = person?.roles ?? [];
  const [account, setAccount] = useState('');
  const [role, setRole] = useState<Role>('support');
  const isGranted = !held.includes(role);
  const label = t(person ? 'role.change' : 'role.give');
  return (
    <Act
      label={label}
      {...(person && { name: t('role.change.name', { nick: person.nick }) })}
      submit={t(isGranted ? 'role.propose.grant' : 'role.propose.revoke')}
      text={t('role.text')}
      done={t('role.done')}
      rereads={['officeStaff.']}
      isPrimary={!person}
      fault={() => (person || account.trim() !== '' ? undefined : t('account.missing'))}
      send={(send, reason) =>
        send('officeStaff.propose', { account: person?.userId ?? account.trim(), role, isGranted, reason })
      }
    >
      {!person && (
        <TextField
          label={t('account')}
          autoComplete="off"
          maxLength={64}
          value={account}
          onChange={({ currentTarget: { value } }) => setAccount(value)}
        />
      )}
      <SelectField
        label={t('role')}
        options={roles.map((value) => ({
          value,
          label: held.includes(value) ? t('role.held', { role: t(`role.${value}`) }) : t(`role.${value}`),
        }))}
        value={role}
        onChange={(value) => setRole(roles.find((one) => one === value) ?? role)}
      />
    </Act>
  );
};
