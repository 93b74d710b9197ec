import { SlidersHorizontal, Volume2, VolumeX } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setLoudness, useLoudness } from '../../sound/levels.ts';
import { setMuted, useMuted } from '../../sound/muted.ts';
import { IconButton } from '../../ui/button.tsx';
import { Slider } from '../../ui/slider.tsx';
import styles from './sound-control.module.css';
import { SoundFields } from './sound-fields.tsx';

const GAP = 4; // px between button and window
const MARGIN = 12; // px that stay free at the window's edge

/** Puts a window below the right edge of its button: in the top layer it has no place of its own. */
const placeBelow = (button: HTMLElement | null, { style }: HTMLElement): void => {
  if (!button) return;
  const { bottom, right } = button.getBoundingClientRect();
  style.top = `${bottom + GAP}px`;
  style.right = `${Math.max(MARGIN, document.documentElement.clientWidth - right)}px`;
};

/** A button that opens music, game sounds and vibration. The browser closes the window: by Escape, or a press elsewhere. */
const More = (): ReactNode => {
  const t = useMessages('ui', 'sound');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton ref={button} label={t('settings')} popoverTarget={id}>
        <SlidersHorizontal aria-hidden="true" size={20} />
      </IconButton>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('settings')}
        className={styles.window}
        onBeforeToggle={(event) => placeBelow(button.current, event.currentTarget)}
      >
        <p className={styles.title}>{t('settings')}</p>
        <SoundFields />
      </div>
    </>
  );
};

/** Sound on and off, how loud, and the rest behind a button. A phone has keys for its volume. */
export const SoundControl = (): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { percent } = useFormat();
  const muted = useMuted();
  const loudness = useLoudness();
  const Icon = muted ? VolumeX : Volume2;
  return (
    <div role="group" aria-label={t('layout.sound')} className={styles.sound}>
      <IconButton label={muted ? t('layout.unmute') : t('layout.mute')} onClick={() => setMuted(!muted)}>
        <Icon aria-hidden="true" size={20} />
      </IconButton>
      <Slider
        label={t('layout.volume')}
        value={loudness}
        min={0}
        max={100}
        step={5}
        valueText={percent(loudness)}
        onChange={setLoudness}
        className={styles.volume ?? ''}
      />
      <More />
    </div>
  );
};
