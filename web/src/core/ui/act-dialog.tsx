import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import styles from './act-dialog.module.css';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

const MIN_REASON = 3;
const MAX_REASON = 500;

export interface ActDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  text: string; // description of the act
  submit: string;
  reason?: string; // label of a reason that must be given
  busy: boolean;
  problem: string | undefined; // text of the refusal
  children?: ReactNode; // further fields
  onSubmit(reason: string): void;
}

/** Confirms an act that affects others, with a reason where one is required. */
export const ActDialog = ({
  open,
  onClose,
  title,
  text,
  submit,
  reason,
  children,
  ...act
}: ActDialogProps): ReactNode => {
  const t = useMessages('ui', 'main');
  const id = useId();
  const [typed, setGiven] = useState('');
  const [isShort, setIsShort] = useState(false);
  const send = (): void => {
    const lacks = reason !== undefined && typed.trim().length < MIN_REASON;
    setIsShort(lacks);
    if (!lacks) act.onSubmit(typed.trim());
  };
  const problem = isShort ? t('act.reasonShort') : act.problem;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Form className={styles.form} onSubmit={send}>
        <p className={styles.text}>{text}</p>
        {children}
        {reason !== undefined && (
          <div className={styles.reason}>
            <label htmlFor={id}>{reason}</label>
            <textarea
              id={id}
              rows={3}
              maxLength={MAX_REASON}
              value={typed}
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
            {t('act.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
