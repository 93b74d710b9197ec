import { useState, type ReactNode } from 'react';
import { CHAT_BAN_FOR_EVER, chatBanMinutes, chatBanReasons, type ChatMessage } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './chat.module.css';

type Reason = keyof typeof chatBanReasons;

const reasons = Object.keys(chatBanReasons) as Reason[];
const MIN_COMMENT = 3;
const MAX_COMMENT = 200;

/** Bans the author of a message from writing, for a time and a reason. */
export const BanDialog = ({
  message: { uid, cards },
  onClose,
  onBanned,
}: {
  message: Pick<ChatMessage, 'uid'> & { cards: { nick: string } };
  onClose: () => void;
  onBanned?: () => void;
}): ReactNode => {
  const t = useMessages('chat', 'main');
  const errorText = useErrorText();
  const [reason, setReason] = useState<Reason>('advertising');
  const [minutes, setMinutes] = useState<string>(String(chatBanMinutes[0]));
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isCustom = reason === 'custom';
  const lacksWords = isCustom && comment.trim().length < MIN_COMMENT;
  const send = async (): Promise<void> => {
    if (lacksWords) return setProblem(t('ban.short'));
    setBusy(true);
    try {
      const said = isCustom ? comment.trim() : (chatBanReasons[reason] as 0 | 1);
      const time = chatBanMinutes.find((each) => String(each) === minutes) ?? chatBanMinutes[0];
      await legacy('chat:ban', { uid, comment: said, time });
      toast.success(t('done.ban'));
      onBanned?.();
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('ban.title', { nick: cards.nick })}>
      <Form className={styles.form} onSubmit={() => void send()}>
        <SelectField<Reason>
          label={t('ban.reason')}
          options={reasons.map((value) => ({ value, label: t(`ban.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        {isCustom && (
          <TextField
            label={t('ban.comment')}
            value={comment}
            maxLength={MAX_COMMENT}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
        <SelectField
          label={t('ban.time')}
          options={chatBanMinutes.map((each) => ({
            value: String(each),
            label: t(`ban.time.${each === CHAT_BAN_FOR_EVER ? 'ever' : each}`),
          }))}
          value={minutes}
          onChange={setMinutes}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" variant="primary" block loading={busy}>
          {t('act.ban')}
        </Button>
      </Form>
    </Dialog>
  );
};
