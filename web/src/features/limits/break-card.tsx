import { useState, type ReactNode } from 'react';
import {
  type SelfExclusion,
  type TimeOut,
  type LimitsState,
  type RestrictionState,
  selfExclusions,
  timeOuts,
} from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { pausePlay } from '../../core/game-kit/bet/in-play.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useLimitsChange, type LimitsChange } from './limits-query.ts';
import styles from './limits.module.css';

const DAY_MS = 86_400_000;
const days = { day: 1, week: 7, month: 30 } as const satisfies Record<TimeOut, number>;
const months = { sixMonths: 6, year: 12, fiveYears: 60 } as const satisfies Record<
  Exclude<SelfExclusion, 'forever'>,
  number
>;

const isTimeOut = (length: TimeOut | SelfExclusion): length is TimeOut => Object.hasOwn(days, length);

/** So many months later, in UTC; the last day of a month that is shorter. */
const monthsAfter = (at: number, count: number): number => {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
};

/** When a break that begins now would end, as the server reckons it; null: never. */
export const breakEnd = (length: TimeOut | SelfExclusion, now: number): number | null => {
  if (isTimeOut(length)) return now + days[length] * DAY_MS;
  return length === 'forever' ? null : monthsAfter(now, months[length]);
};

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

/** Question before a break begins: it cannot be undone. */
const Question = ({ onClose, present, chosen }: Omit<BreakDialogProps, 'open'>): ReactNode => {
  const t = useMessages('limits', 'breaks');
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
const BreakDialog = (props: BreakDialogProps): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const { chosen, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t(`confirm.title.${chosen.kind}`)}>
      <Question {...props} />
    </Dialog>
  );
};

interface BreakProps {
  present: RestrictionState | null; // the break that is on
}

interface ExclusionProps extends BreakProps {
  title: string;
  text: string;
}

/** A pause of days. */
export const TimeOutCard = ({ present }: BreakProps): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const [length, setLength] = useState<TimeOut>('day');
  const { open, onOpen, onClose } = usePageDialog('timeOut');
  return (
    <Card className={styles.card}>
      <h2>{t('break.title')}</h2>
      <p className={styles.text}>{t('break.text')}</p>
      <SegmentedControl<TimeOut>
        className={styles.choice ?? ''}
        label={t('break.label')}
        value={length}
        onChange={setLength}
        options={timeOuts.map((value) => ({ value, label: t(`break.${value}`) }))}
      />
      <Button className={styles.act ?? ''} onClick={onOpen}>
        {t('break.action')}
      </Button>
      <BreakDialog chosen={{ kind: 'time_out', length }} present={present} open={open} onClose={onClose} />
    </Card>
  );
};

/** An end for months, years or for good. */
export const ExclusionCard = ({ title, text, present }: ExclusionProps): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const [length, setLength] = useState<SelfExclusion>('sixMonths');
  const { open, onOpen, onClose } = usePageDialog('selfExclusion');
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      <SegmentedControl<SelfExclusion>
        className={styles.choice ?? ''}
        label={t('exclusion.label')}
        value={length}
        onChange={setLength}
        options={selfExclusions.map((value) => ({ value, label: t(`exclusion.${value}`) }))}
      />
      <Button className={styles.act ?? ''} onClick={onOpen}>
        {t('exclusion.action')}
      </Button>
      <BreakDialog chosen={{ kind: 'self_exclusion', length }} present={present} open={open} onClose={onClose} />
    </Card>
  );
};
