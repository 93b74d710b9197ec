import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './slider.module.css';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange(value: number): void;
  onCommit?(value: number): void; // the pointer or key was let go
  valueText?: string; // value in words for a screen reader
  disabled?: boolean;
  className?: string;
}

/** A value along a line; the browser's own range input, so every key and gesture works. */
export const Slider = ({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  valueText,
  disabled,
  className,
}: SliderProps): ReactNode => (
  <input
    type="range"
    aria-label={label}
    aria-valuetext={valueText}
    value={value}
    min={min}
    max={max}
    step={step}
    disabled={disabled}
    className={classNames(styles.slider, className)}
    style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
    onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    onPointerUp={(event) => onCommit?.(event.currentTarget.valueAsNumber)}
    onKeyUp={(event) => onCommit?.(event.currentTarget.valueAsNumber)}
  />
);
