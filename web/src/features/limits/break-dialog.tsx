import { useState, type ReactNode } from 'react';
import type { LimitsState, RestrictionState, SelfExclusion, TimeOut } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { pausePlay } from '../../core/game-kit/play-pause.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { breakEnd } from './break-end.ts';
import { breaksMessages } from './breaks.messages.ts';
import styles from './limits.module.css';
import { useLimitsChange, type LimitsChange } from './use-limits.ts';

type Break = { kind: 'time_out'; length: TimeOut } | { kind: 'self_exclusion'; length: SelfExclusion };

export interface BreakDialogProps {
  chosen: Break;
  present: RestrictionState | null; // the break that is on
  open: boolean;
  onClose: () => void;
}

const begin = (change: LimitsChange['change'], chosen: Break): Promise<LimitsState | undefined> =>
  chosen.kind === 'time_out'
    ? change('limits.timeOut', { for: chosen.length })
    : change('limits.selfExclude', { for: chosen.length });

const isLonger = (end: number | null, present: RestrictionState | null): boolean => {
  if (!present) return true;
  return present.until !== null && (end === null || end > present.until);
};

/** What is asked before a break begins: it cannot be undone. */
const Question = ({ onClose, present, chosen }: Omit<BreakDialogProps, 'open'>): ReactNode => {
  const t = useMessages(breaksMessages);
  const momentOf = useMoment();
  const [sure, setSure] = useState(false);
  const { pending, change } = useLimitsChange();
  const [now] = useState(serverNow);
  const end = breakEnd(chosen.length, now);
  const confirm = async (): Promise<void> => {
    pausePlay();
    if (!(await begin(change, chosen))) return;
    toast.success(t('begun'));
    onClose();
  };
  if (!isLonger(end, present)) {
    return (
      <div className={styles.question}>
        <p>{t('confirm.longer')}</p>
        <Button onClick={onClose}>{t('confirm.cancel')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.question}>
      <p>{end === null ? t('confirm.forever') : t('confirm.until', { until: momentOf(end) })}</p>
      <p className={styles.text}>{t('confirm.money')}</p>
      <label className={styles.tick}>
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
        <span>{t('confirm.tick')}</span>
      </label>
      <div className={styles.choices}>
        <Button onClick={onClose}>{t('confirm.cancel')}</Button>
        <Button variant="primary" disabled={!sure} loading={pending} onClick={() => void confirm()}>
          {t(`confirm.action.${chosen.kind}`)}
        </Button>
      </div>
    </div>
  );
};

/** Asks once more before a break begins. */
export const BreakDialog = (props: BreakDialogProps): ReactNode => {
  const t = useMessages(breaksMessages);
  const { chosen, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t(`confirm.title.${chosen.kind}`)}>
      <Question {...props} />
    </Dialog>
  );
};
