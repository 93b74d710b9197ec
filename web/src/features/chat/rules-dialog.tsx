import type { ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { readsAloud, setReadsAloud } from './chat-aloud.ts';
import { BlockedList } from './blocked-list.tsx';
import styles from './chat.module.css';
import { RAIN_RULES, RainRules } from './rain-rules.tsx';

const rules = ['respect', 'advertising', 'begging', 'private', 'promises'] as const;

/** The five rules of the chat, and how a screen reader hears it, and whom the player hides; or the rules of a rain. */
export const RulesDialog = ({ open, subject, onClose }: DialogProps): ReactNode => {
  const t = useMessages('chat', 'rules');
  const rain = useMessages('chat', 'rain');
  const isAloud = useStore(readsAloud);
  const profile = useProfile();
  if (subject === RAIN_RULES)
    return (
      <Dialog open={open} onClose={onClose} title={rain('title')}>
        <RainRules />
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`rule.${rule}`)}</li>
        ))}
      </ol>
      <Switch label={t('aloud')} checked={isAloud} onChange={setReadsAloud} />
      {profile && <BlockedList />}
    </Dialog>
  );
};
