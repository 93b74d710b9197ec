import type { ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useStore } from '../../core/store/store.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { readsAloud, setReadsAloud } from './chat-aloud.ts';
import styles from './chat.module.css';

const rules = ['respect', 'advertising', 'begging', 'private', 'promises'] as const;

/** The five rules of the chat, and how a screen reader hears it. */
export const RulesDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('chat', 'rules');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`rule.${rule}`)}</li>
        ))}
      </ol>
      <Switch label={t('aloud')} checked={useStore(readsAloud)} onChange={setReadsAloud} />
    </Dialog>
  );
};
