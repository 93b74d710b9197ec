import { useState, type ReactNode } from 'react';
import { AIRDROP_MIN_STATUS, MAX_AIRDROP_AWARDS } from 'server/contract';
import { v7 as uuidv7 } from 'uuid';
import { legacy } from '../../core/connection/connection.ts';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { withConfirmation } from '../../core/reauthentication/reauthentication.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { setChatOpen } from './chat-open.ts';
import styles from './chat.module.css';
import { RainForm } from './rain-form.tsx';

const SVIP = 15;

const Giving = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useMessages('chat', 'main');
  const { currency, format, toBaseMinor } = useMoney();
  const profile = useProfile();
  const errorText = useErrorText();
  const [count, setCount] = useState('10');
  const [award, setAward] = useState('');
  const [vip, setVip] = useState(String(AIRDROP_MIN_STATUS));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [requestId, setRequestId] = useState(() => uuidv7()); // a press that is repeated gives once
  const isAdmin = profile?.roles.includes('admin') ?? false;
  const isLow = !isAdmin && (profile?.compointStatus ?? 0) < AIRDROP_MIN_STATUS;
  const activateCount = Math.trunc(Number(count));
  const eachMinor = toBaseMinor(award.replace(',', '.'));
  const isWhole =
    activateCount >= 1 && activateCount <= MAX_AIRDROP_AWARDS && eachMinor !== undefined && eachMinor > 0n;
  const give = async (): Promise<void> => {
    if (!isWhole) return setProblem(t('airdrop.values', { max: MAX_AIRDROP_AWARDS }));
    setBusy(true);
    setProblem(undefined);
    try {
      const asked = { activateCount, award: award.replace(',', '.'), vip: Number(vip), requestId };
      const { msg } = await withConfirmation(() => legacy('chat:sendAirDrop', asked));
      toast.success(msg);
      setChatOpen(true);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setRequestId(uuidv7());
    } finally {
      setBusy(false);
    }
  };
  if (isLow) return <p>{t('airdrop.low', { level: AIRDROP_MIN_STATUS })}</p>;
  return (
    <Form className={styles.form} onSubmit={() => void give()}>
      <p className={styles.note}>{t('airdrop.about')}</p>
      <TextField
        label={t('airdrop.count')}
        value={count}
        inputMode="numeric"
        onChange={(event) => setCount(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <TextField
        label={t('airdrop.award')}
        value={award}
        inputMode="decimal"
        suffix={currency.name}
        onChange={(event) => setAward(event.currentTarget.value.replace(/[^\d.,]/g, ''))}
      />
      {isAdmin && (
        <TextField
          label={t('airdrop.level')}
          value={vip}
          inputMode="numeric"
          onChange={(event) =>
            setVip(String(Math.min(SVIP, Number(event.currentTarget.value.replace(/\D/g, '')) || 1)))
          }
        />
      )}
      {!isAdmin && isWhole && (
        <p className={styles.total}>{t('airdrop.total', { amount: format(eachMinor * BigInt(activateCount)) })}</p>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" variant="primary" block loading={busy}>
        {t('airdrop.start')}
      </Button>
    </Form>
  );
};

type Kind = 'airdrop' | 'rain';

/** Gives money to the first players who take it, or to all who were in the room. */
export const AirdropDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('chat', 'main');
  const [kind, setKind] = useState<Kind>('airdrop');
  const kinds = (['airdrop', 'rain'] as const).map((value) => ({ value, label: t(`${value}.title`) }));
  return (
    <Dialog open={open} onClose={onClose} title={t(`${kind}.title`)}>
      <div className={styles.form}>
        <SegmentedControl<Kind> label={t('giving')} options={kinds} value={kind} onChange={setKind} />
        {kind === 'airdrop' ? <Giving onClose={onClose} /> : <RainForm onClose={onClose} />}
      </div>
    </Dialog>
  );
};
