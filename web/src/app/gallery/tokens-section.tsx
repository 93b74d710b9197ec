import { useState, type ReactNode } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import { Button } from '../../core/ui/button.tsx';
import { contrast } from '../../core/tokens/contrast.ts';
import {
  colors,
  COMPACT_TARGET,
  compactSpace,
  ease,
  hex,
  motion,
  radius,
  REDUCED_MOTION_MS,
  space,
  TARGET,
  type,
  type ColorName,
} from '../../core/tokens/tokens.ts';
import { ExhibitList, type Exhibits, type States } from './exhibit.tsx';
import styles from './gallery.module.css';

const colorNames = Object.keys(colors) as ColorName[];
const surfaces = ['canvas', 'surface-1', 'surface-2', 'surface-3'] as const;

const states = <T,>(list: readonly T[], name: (item: T) => string, show: (item: T) => ReactNode): States =>
  Object.fromEntries(list.map((item) => [name(item), show(item)]));

const Swatch = ({ name }: { name: ColorName }): ReactNode => {
  const front = contrast('text', name) >= 4.5 ? 'text' : 'canvas';
  return (
    <>
      <div className={styles.swatch} style={{ background: hex(name), color: hex(front) }}>
        {hex(name)}
      </div>
      <p className={styles.note}>
        {surfaces.map((surface) => `${surface} ${contrast(name, surface).toFixed(1)}`).join(' · ')}
      </p>
    </>
  );
};

const Mover = ({ ms }: { ms: string }): ReactNode => {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Button onClick={() => setMoved(!moved)}>{ms}</Button>
      <div className={classNames(styles.mover, moved && styles.moved)} style={{ transitionDuration: `var(${ms})` }} />
    </>
  );
};

const exhibits: Exhibits = {
  colors: states(
    colorNames,
    (name) => `--c-${name}`,
    (name) => <Swatch name={name} />,
  ),
  space: states(
    space.map((px, index) => ({ px, index })),
    ({ px, index }) => `--s-${index + 1} ${px}px, compact ${compactSpace[index]}px`,
    ({ index }) => <div className={styles.bar} style={{ width: `var(--s-${index + 1})` }} />,
  ),
  type: states(
    Object.entries(type),
    ([size, line]) => `--t-${size} ${size}/${line}`,
    ([size]) => (
      <>
        {[400, 600, 700].map((weight) => (
          <p key={weight} style={{ font: `${weight} var(--t-${size})` }}>
            {weight} Aa Яя Ққ O‘ 0123
          </p>
        ))}
      </>
    ),
  ),
  radius: states(
    Object.entries(radius),
    ([name, px]) => `--r-${name} ${px}px`,
    ([name]) => <div className={styles.corner} style={{ borderRadius: `var(--r-${name})` }} />,
  ),
  motion: states(
    Object.entries(motion),
    ([name, ms]) => `--m-${name} ${ms}ms, reduced ${Math.min(ms, REDUCED_MOTION_MS)}ms, ease ${ease.join(' ')}`,
    ([name]) => <Mover ms={`--m-${name}`} />,
  ),
  target: {
    [`--target ${TARGET}px, compact ${COMPACT_TARGET}px`]: (
      <div className={styles.bar} style={{ width: 'var(--target)', height: 'var(--target)' }} />
    ),
  },
};

/** Every design token. */
export const TokensSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
