import { useState, type ReactNode } from 'react';
import type { ChatMessage } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './chat.module.css';

const reasons = ['advertising', 'insult', 'begging', 'fraud', 'other'] as const;
type Reason = (typeof reasons)[number];
const MAX_COMMENT = 140; // with the reason's words it is at most what the call takes

/** Reports a message to the moderators: a reason, and words where they help. */
export const ReportDialog = ({
  message: { uid, cards },
  onClose,
}: {
  message: ChatMessage;
  onClose: () => void;
}): ReactNode => {
  const t = useMessages('chat', 'report');
  const errorText = useErrorText();
  const [reason, setReason] = useState<Reason>('advertising');
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const words = [t(`reason.${reason}`), comment.trim()].filter((part) => part !== '').join(': ');
      const { isNew } = await call('chat.report', { uid, comment: words });
      toast.success(t(isNew ? 'sent' : 'repeated'));
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('title', { nick: cards.nick })}>
      <Form className={styles.form} onSubmit={() => void send()}>
        <SelectField<Reason>
          label={t('reason')}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextField
          label={t('comment')}
          value={comment}
          maxLength={MAX_COMMENT}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" variant="primary" block loading={busy}>
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
};
