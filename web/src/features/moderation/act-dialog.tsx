import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { moderationMessages } from './moderation.messages.ts';
import styles from './moderation.module.css';

const LEAST = 3;
const MOST = 500;

export interface ActDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  text: string; // what will happen
  submit: string;
  reason?: string; // label of a reason that must be given
  busy: boolean;
  problem: string | undefined;
  onSubmit(reason: string): void;
}

/** Asks before something is done to an account, and for the reason where one is needed. */
export const ActDialog = ({ open, onClose, title, text, submit, reason, ...act }: ActDialogProps): ReactNode => {
  const t = useMessages(moderationMessages);
  const id = useId();
  const [given, setGiven] = useState('');
  const [isShort, setIsShort] = useState(false);
  const send = (): void => {
    const lacks = reason !== undefined && given.trim().length < LEAST;
    setIsShort(lacks);
    if (!lacks) act.onSubmit(given.trim());
  };
  const problem = isShort ? t('reason.short') : act.problem;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Form className={styles.form} onSubmit={send}>
        <p className={styles.muted}>{text}</p>
        {reason !== undefined && (
          <div className={styles.reason}>
            <label htmlFor={id}>{reason}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={MOST}
              value={given}
              aria-invalid={isShort || undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={(event) => setGiven(event.currentTarget.value)}
            />
          </div>
        )}
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={act.busy}>
            {submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
