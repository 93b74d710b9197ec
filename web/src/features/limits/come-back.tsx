import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { ExclusionCard } from './break-card.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './limits.module.css';
import { useLimitsChange } from './limits-query.ts';

/** Question before play opens again. */
const Question = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const [sure, setSure] = useState(false);
  const { pending, change } = useLimitsChange();
  const confirm = async (): Promise<void> => {
    if (!(await change('limits.comeBack', {}))) return;
    toast.success(t('back.done'));
    onClose();
  };
  return (
    <div className={styles.question}>
      <p>{t('back.confirm.text')}</p>
      <label className={styles.tick}>
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
        <span>{t('back.confirm.tick')}</span>
      </label>
      <div className={styles.choices}>
        <Button onClick={onClose}>{t('confirm.cancel')}</Button>
        <Button variant="primary" disabled={!sure} loading={pending} onClick={() => void confirm()}>
          {t('back.confirm.action')}
        </Button>
      </div>
    </div>
  );
};

/** Stands in the place of the limits once an exclusion is over: its player comes back, or stays away. */
export const ComeBack = (): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const { open, onOpen, onClose } = usePageDialog('comeBack');
  return (
    <>
      <Card className={styles.card}>
        <h2>{t('back.title')}</h2>
        <p className={styles.text}>{t('back.text')}</p>
        <Button className={styles.act ?? ''} onClick={onOpen}>
          {t('back.action')}
        </Button>
        <Dialog open={open} onClose={onClose} title={t('back.confirm.title')}>
          <Question onClose={onClose} />
        </Dialog>
      </Card>
      <ExclusionCard title={t('back.stay')} text={t('back.stay.text')} present={null} />
      <ExportCard />
    </>
  );
};
