import { useId, useState, type ReactNode } from 'react';
import { MAX_SUPPORT_TEXT, type SupportLetterAnswer } from 'server/contract';
import { v7 as uuidv7 } from 'uuid';
import { useMessages } from '../../core/i18n/messages.ts';
import { guestKey, newGuestKey } from '../../core/session/support-key.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './geo-block-page.module.css';

/** A fault of a field, or (`sending`) that the letter did not arrive. */
type Faults = Partial<Record<'email' | 'text' | 'sending', string>>;

const post = async (body: object): Promise<SupportLetterAnswer> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/support/letter', { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as SupportLetterAnswer;
};

const Letter = ({ onSent }: { onSent(email: string): void }): ReactNode => {
  const t = useMessages('app', 'geo');
  const id = useId();
  const [requestId] = useState(() => uuidv7()); // sent twice, it is one question
  const [email, setEmail] = useState('');
  const [text, setText] = useState('');
  const [isValid, setIsValid] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const noEmail = { email: t('support.noEmail') };
  const noText = { text: t('support.noText') };
  const send = async (): Promise<void> => {
    const found: Faults = { ...(!isValid && noEmail), ...(text.trim() === '' && noText) };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { data, field, msg } = await post({
        email: email.trim(),
        text: text.trim(),
        requestId,
        guestKey: guestKey() ?? newGuestKey(),
      });
      if (data) return onSent(data.email);
      setFaults(field === 'email' ? noEmail : { sending: msg ?? t('support.failed') });
    } catch {
      setFaults({ sending: t('support.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form className={styles.letter} onSubmit={() => void send()}>
      <p>{t('support.about')}</p>
      <TextField
        type="email"
        label={t('support.email')}
        error={faults.email}
        value={email}
        autoComplete="email"
        maxLength={254}
        required
        onChange={({ currentTarget: { value, validity } }) => {
          setEmail(value);
          setIsValid(validity.valid);
        }}
      />
      <div className={styles.question}>
        <label htmlFor={id}>{t('support.text')}</label>
        <textarea
          id={id}
          rows={4}
          value={text}
          maxLength={MAX_SUPPORT_TEXT}
          required
          aria-invalid={faults.text === undefined ? undefined : true}
          aria-describedby={`${id}-fault`}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {faults.text}
        </p>
      </div>
      {faults.sending !== undefined && (
        <p role="alert" className={styles.fault}>
          {faults.sending}
        </p>
      )}
      <Button type="submit" variant="primary" block loading={busy}>
        {t('support.send')}
      </Button>
    </Form>
  );
};

/** A letter to support from where we do not serve: it opens no connection, and is answered by e-mail. */
export const GeoSupport = (): ReactNode => {
  const t = useMessages('app', 'geo');
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <p role="status">{t('support.sent', { email: sentTo })}</p>;
  if (isOpen) return <Letter onSent={setSentTo} />;
  return (
    <Button variant="ghost" onClick={() => setIsOpen(true)}>
      {t('support.open')}
    </Button>
  );
};
