import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMuted } from '../../core/sound/muted.ts';
import { Switch } from '../../core/ui/switch.tsx';
import styles from './form-fields.module.css';

/** Switch of a preview's sound. Where the person has silenced the whole site, it stays silent. */
export const SoundSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactNode => {
  const t = useMessages('studio', 'preview');
  const studio = useMessages('studio', 'main');
  const isMuted = useMuted();
  return (
    <div>
      <Switch label={t('sound')} checked={isOn && !isMuted} onChange={onChange} disabled={isMuted} />
      {isMuted && <p className={styles.help}>{studio('sounds.muted')}</p>}
    </div>
  );
};
