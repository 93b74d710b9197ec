import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { type ScriptStep, spanOf } from '../../core/game-kit/scene/script.ts';
import type { HeldClock } from '../../core/game-kit/scene/clock.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Slider } from '../../core/ui/slider.tsx';
import styles from './preview.module.css';
import studio from './studio.module.css';

const paces = ['1', '0.5', '0.25', '0.1'] as const;
export type Pace = (typeof paces)[number];

export interface TransportProps {
  steps: readonly ScriptStep[];
  clock: HeldClock;
  pace: Pace;
  onPace: (pace: Pace) => void;
}

/** Runs, holds, slows and scrubs a round. */
export const Transport = ({ steps, clock, pace, onPace }: TransportProps): ReactNode => {
  const t = useMessages('studio', 'preview');
  const { multiplier } = useFormat();
  const { from, to } = spanOf(steps);
  const { now, isRunning } = clock;
  const next = steps.find(({ at }) => at > now)?.at ?? to;
  const before = steps.findLast(({ at }) => at < now)?.at ?? from;
  const run = (): void => clock.run(now >= to ? from : now, Number(pace));
  const choosePace = (chosen: Pace): void => {
    onPace(chosen);
    if (isRunning) clock.run(now, Number(chosen));
  };
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  const time = t('time', { now: seconds(now - from), all: seconds(to - from) });
  return (
    <div className={studio.column}>
      <div className={styles.transport}>
        <Button onClick={() => (isRunning ? clock.hold(now) : run())}>
          {isRunning ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
          {isRunning ? t('hold') : t('run')}
        </Button>
        <IconButton label={t('step.back')} onClick={() => clock.hold(before)}>
          <StepBack aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={t('step.on')} onClick={() => clock.hold(next)}>
          <StepForward aria-hidden="true" size={18} />
        </IconButton>
        <output className={styles.time}>{time}</output>
      </div>
      <Slider
        label={t('moment')}
        min={from}
        max={to}
        step={10}
        value={Math.round(now)}
        valueText={time}
        onChange={clock.hold}
      />
      <SelectField<Pace>
        label={t('pace')}
        options={paces.map((value) => ({ value, label: multiplier(value) }))}
        value={pace}
        onChange={choosePace}
      />
    </div>
  );
};
