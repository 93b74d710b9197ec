import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMuted } from '../../core/sound/sound.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { previewMessages } from './preview.messages.ts';
import { studioMessages } from './studio.messages.ts';
import styles from './form-fields.module.css';

/** Whether a preview is heard. Where the person has silenced the whole site, it is not. */
export const SoundSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactNode => {
  const t = useMessages(previewMessages);
  const studio = useMessages(studioMessages);
  const isMuted = useMuted();
  return (
    <div>
      <Switch label={t('sound')} checked={isOn && !isMuted} onChange={onChange} disabled={isMuted} />
      {isMuted && <p className={styles.help}>{studio('sounds.muted')}</p>}
    </div>
  );
};
