import { useState, type ReactNode } from 'react';
import { QUIZ_PRIZE, type ChatMessage } from 'server/contract';
import { v7 as uuidv7 } from 'uuid';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './chat.module.css';

/** Gives the author of a message a quiz prize. */
export const PrizeDialog = ({
  message: { uid, cards },
  onClose,
}: {
  message: ChatMessage;
  onClose: () => void;
}): ReactNode => {
  const t = useMessages('chat', 'main');
  const errorText = useErrorText();
  const [dic, setDic] = useState(String(QUIZ_PRIZE.min));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [requestId, setRequestId] = useState(() => uuidv7()); // a press that is repeated gives once
  const amount = Number(dic);
  const range = t('prize.range', QUIZ_PRIZE);
  const send = async (): Promise<void> => {
    if (amount < QUIZ_PRIZE.min || amount > QUIZ_PRIZE.max) return setProblem(range);
    setBusy(true);
    setProblem(undefined);
    try {
      toast.success((await legacy('chat:viktorinaWin', { uid, amount, requestId })).msg);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setRequestId(uuidv7());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('prize.title', { nick: cards.nick })}>
      <Form className={styles.form} onSubmit={() => void send()}>
        <TextField
          label={t('prize.amount')}
          value={dic}
          inputMode="numeric"
          suffix="DIC"
          hint={range}
          onChange={(event) => setDic(event.currentTarget.value.replace(/\D/g, ''))}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" variant="primary" block loading={busy}>
          {t('prize.give')}
        </Button>
      </Form>
    </Dialog>
  );
};
