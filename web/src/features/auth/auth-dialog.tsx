import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { enterSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { authMessages } from './auth.messages.ts';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

export type AuthView = 'login' | 'registration';

export interface AuthDialogProps {
  view: AuthView;
  open: boolean;
  onClose(): void;
}

/** Sign-in and registration in one window. */
export const AuthDialog = ({ view, open, onClose }: AuthDialogProps): ReactNode => {
  const t = useMessages(authMessages);
  const enter = async (said: string): Promise<void> => {
    await enterSession();
    toast.success(said);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t(`${view}.title`)}>
      {view === 'login' ? (
        <LoginForm onDone={() => enter(t('login.success'))} />
      ) : (
        <RegistrationForm onDone={() => enter(t('login.success.1'))} />
      )}
      <Button variant="ghost" block onClick={() => openModal(view === 'login' ? 'registration' : 'login')}>
        {t(`${view}.switch`)}
      </Button>
    </Dialog>
  );
};
