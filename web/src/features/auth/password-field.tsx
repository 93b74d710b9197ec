import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { TextField, type TextFieldProps } from '../../core/ui/text-field.tsx';
import { authMessages } from './auth.messages.ts';

/** A password that can be looked at while typing. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'suffix'>): ReactNode => {
  const t = useMessages(authMessages);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton label={t(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  );
};
