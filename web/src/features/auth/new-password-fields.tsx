import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../../core/i18n/messages.ts';
import { PasswordField } from '../../core/ui/password-field.tsx';
import { authMessages } from './auth.messages.ts';

/** A field as the form has registered it, and what is wrong with it. */
interface Registered {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  label: string; // of the first
  password: Registered;
  repeat: Registered;
}

/** A password that is being chosen, typed twice. */
export const NewPasswordFields = ({ label, password, repeat }: NewPasswordFieldsProps): ReactNode => {
  const t = useMessages(authMessages);
  return (
    <>
      <PasswordField
        {...password.field}
        label={label}
        hint={t('password.hint')}
        error={password.error}
        autoComplete="new-password"
      />
      <PasswordField {...repeat.field} label={t('repeat')} error={repeat.error} autoComplete="new-password" />
    </>
  );
};
