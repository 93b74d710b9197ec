import type { ReactNode } from 'react';
import { settingsCodes } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { PasswordField } from '../../core/ui/password-field.tsx';
import { settingsMessages } from './settings.messages.ts';
import type { Saving } from './use-saving.ts';

interface CurrentPasswordFieldProps {
  saving: Saving;
  value: string;
  onChange(value: string): void;
}

/** The password that an account has, for what only its owner may do. */
export const CurrentPasswordField = ({ saving, value, onChange }: CurrentPasswordFieldProps): ReactNode => {
  const t = useMessages(settingsMessages);
  return (
    <PasswordField
      label={t('currentPassword')}
      error={saving.errorOf(settingsCodes.wrongPassword)}
      value={value}
      autoComplete="current-password"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
