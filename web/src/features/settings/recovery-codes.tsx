import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { CopyButton } from '../../core/ui/copy-button.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import styles from './settings.module.css';
import { twoFactorMessages } from './two-factor.messages.ts';

const FILE = 'glasshouse-recovery-codes.txt';

/** The recovery codes, this once: to be copied or saved. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone(): void }): ReactNode => {
  const t = useMessages(twoFactorMessages);
  const list = codes.join('\n');
  const download = (): void => saveFile(`${t('recovery.file')}\n\n${list}\n`, FILE, 'text/plain;charset=utf-8');
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('recovery.text')}</p>
      <ul className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={download}>
          <Download aria-hidden="true" size={18} />
          {t('recovery.save')}
        </Button>
        <CopyButton text={list} what={t('recovery.copy')} />
      </div>
      <Button variant="primary" size="large" block onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  );
};
