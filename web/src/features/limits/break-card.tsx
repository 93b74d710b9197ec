import { useState, type ReactNode } from 'react';
import { selfExclusions, timeOuts, type RestrictionState, type SelfExclusion, type TimeOut } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { BreakDialog } from './break-dialog.tsx';
import { breaksMessages } from './breaks.messages.ts';
import styles from './limits.module.css';

interface BreakProps {
  present: RestrictionState | null; // the break that is on
}

interface ExclusionProps extends BreakProps {
  title: string;
  text: string;
}

/** A pause of days. */
export const TimeOutCard = ({ present }: BreakProps): ReactNode => {
  const t = useMessages(breaksMessages);
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
  const t = useMessages(breaksMessages);
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
