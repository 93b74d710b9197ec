import { useState, type ReactNode } from 'react';
import { settingsCodes } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { SavingProblem, useSaving } from './saving.tsx';
import styles from './settings.module.css';

const { emailTaken, invalidEmail } = settingsCodes;

interface EmailFormProps {
  onSent(): void;
}

const EmailForm = ({ onSent }: EmailFormProps): ReactNode => {
  const t = useMessages('settings', 'account');
  const [email, setEmail] = useState('');
  const saving = useSaving([emailTaken, invalidEmail]);
  const send = async (): Promise<void> => {
    const isSaved = await saving.run(async () => {
      await legacy('user:changeEmail', { email });
    });
    if (!isSaved) return;
    toast.success(t('email.sent'));
    onSent();
  };
  return (
    <Form className={styles.form} onSubmit={() => void send()}>
      <p className={styles.text}>{t('email.text')}</p>
      <TextField
        label={t('email.new')}
        error={saving.errorOf(emailTaken, invalidEmail)}
        value={email}
        type="email"
        autoComplete="email"
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SavingProblem saving={saving} />
      <Button type="submit" variant="primary" size="large" block loading={saving.saving}>
        {t('send')}
      </Button>
    </Form>
  );
};

export interface EmailDialogProps extends EmailFormProps {
  open: boolean;
  onClose(): void;
}

/** Asks for another address. It counts once the link in its letter is followed. */
export const EmailDialog = ({ open, onClose, onSent }: EmailDialogProps): ReactNode => {
  const t = useMessages('settings', 'account');
  const sent = (): void => {
    onSent();
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('email.edit')}>
      <EmailForm onSent={sent} />
    </Dialog>
  );
};
