import { useState, type ReactNode } from 'react';
import { AIRDROP_MIN_STATUS, MIN_RAIN_MINOR } from 'server/contract';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { withConfirmation } from '../../core/reauthentication/reauthentication.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { setChatOpen } from './chat-open.ts';
import { chatRoom } from './chat-room.ts';
import styles from './chat.module.css';
import { RAIN_RULES } from './rain-rules.tsx';

/** Gives an amount to those who were in the room that is open. */
export const RainForm = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useMessages('chat', 'main');
  const { currency, format, limit, toBaseMinor } = useMoney();
  const profile = useProfile();
  const errorText = useErrorText();
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [requestId, setRequestId] = useState(() => uuidv7()); // a press that is repeated gives once
  const units = amount.replace(',', '.');
  const amountMinor = toBaseMinor(units) ?? 0n;
  const isEnough = amountMinor >= MIN_RAIN_MINOR;
  const least = t('rain.min', { amount: limit(MIN_RAIN_MINOR, 'min') });
  const give = async (): Promise<void> => {
    if (!isEnough) return setProblem(least);
    setBusy(true);
    setProblem(undefined);
    try {
      const { room } = chatRoom.get();
      await withConfirmation(() => call('rain.start', { room, amount: units, requestId }));
      toast.success(t('rain.done'));
      setChatOpen(true);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setRequestId(uuidv7());
    } finally {
      setBusy(false);
    }
  };
  if ((profile?.compointStatus ?? 0) < AIRDROP_MIN_STATUS) return <p>{t('rain.low', { level: AIRDROP_MIN_STATUS })}</p>;
  return (
    <Form className={styles.form} onSubmit={() => void give()}>
      <p className={styles.note}>{t('rain.about')}</p>
      <TextField
        label={t('rain.amount')}
        value={amount}
        inputMode="decimal"
        suffix={currency.name}
        hint={least}
        onChange={(event) => setAmount(event.currentTarget.value.replace(/[^\d.,]/g, ''))}
      />
      {isEnough && <p className={styles.total}>{t('airdrop.total', { amount: format(amountMinor) })}</p>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" variant="primary" block loading={busy}>
        {t('rain.start')}
      </Button>
      <Button block onClick={() => openModal('chatRules', RAIN_RULES)}>
        {t('rain.rules')}
      </Button>
    </Form>
  );
};
