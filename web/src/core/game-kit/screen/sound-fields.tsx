import { Music, Volume2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { canVibrate, feelLanding } from '../result/vibration.ts';
import { useSwitch, vibrates } from './settings.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { effects, music, useLevel, type Level, FULL_VOLUME } from '../../sound/levels.ts';
import styles from './sound-fields.module.css';

const STEP = 5;

const LevelField = ({ label, level, Icon }: { label: string; level: Level; Icon: LucideIcon }): ReactNode => {
  const t = useMessages('ui', 'sound');
  const { percent } = useFormat();
  const value = useLevel(level);
  const said = value === 0 ? t('off') : percent(value);
  return (
    <div className={styles.level}>
      <Icon aria-hidden="true" size={18} />
      <span aria-hidden="true">{label}</span>
      <span aria-hidden="true" className={styles.value}>
        {said}
      </span>
      <Slider
        label={label}
        value={value}
        min={0}
        max={FULL_VOLUME}
        step={STEP}
        valueText={said}
        onChange={level.set}
        className={styles.slider ?? ''}
      />
    </div>
  );
};

const choose = (on: boolean): void => {
  vibrates.set(on);
  feelLanding(); // a sample of it
};

const VibrationField = (): ReactNode => {
  const t = useMessages('ui', 'sound');
  const on = useSwitch(vibrates);
  return (
    <Switch
      checked={on}
      onChange={choose}
      className={styles.switch ?? ''}
      label={
        <span className={styles.words}>
          <span>{t('vibration')}</span>
          <span className={styles.hint}>{t('vibration.hint')}</span>
        </span>
      }
    />
  );
};

/** Loudness of music and of everything else, and the pulses of a phone that has them. Kept on this device. */
export const SoundFields = (): ReactNode => {
  const t = useMessages('ui', 'sound');
  return (
    <div className={styles.fields}>
      <LevelField label={t('music')} level={music} Icon={Music} />
      <LevelField label={t('effects')} level={effects} Icon={Volume2} />
      {canVibrate() && <VibrationField />}
    </div>
  );
};
