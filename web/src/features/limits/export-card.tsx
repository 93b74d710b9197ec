import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { confirmIdentity } from '../../core/reauthentication/reauthentication.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { saveBlob } from '../../core/ui/save-file.ts';
import { toast } from '../../core/ui/toast.tsx';
import styles from './limits.module.css';

const ADDRESS = '/api/account/export';
const TOO_OFTEN = 429;

/** The file, or how many minutes to wait for it. Rejects when it could not be had. */
const download = async (): Promise<{ wait: number } | { file: Blob; name: string }> => {
  const answer = await fetch(ADDRESS);
  if (answer.status === TOO_OFTEN) return { wait: Math.ceil(Number(answer.headers.get('retry-after') ?? 60) / 60) };
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'glasshouse.json';
  return { file: await answer.blob(), name };
};

/** Everything that is kept of the account, as a file. */
export const ExportCard = (): ReactNode => {
  const t = useMessages('limits', 'breaks');
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await confirmIdentity())) return;
      const got = await download();
      if ('wait' in got) toast.error(t('export.wait', { count: got.wait }));
      else {
        saveBlob(got.file, got.name);
        toast.success(t('export.ready'));
      }
    } catch {
      toast.error(t('export.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card className={styles.card}>
      <h2>{t('export.title')}</h2>
      <p className={styles.text}>{t('export.text')}</p>
      <Button className={styles.act ?? ''} loading={busy} onClick={() => void take()}>
        {t('export.action')}
      </Button>
    </Card>
  );
};
