import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { uiMessages } from './ui.messages.ts';

/** A password that can be looked at while typing. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'suffix'>): ReactNode => {
  const t = useMessages(uiMessages);
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
