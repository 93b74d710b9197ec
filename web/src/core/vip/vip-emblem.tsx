import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './vip-card.module.css';

const SIZE = 48;
const CENTRE = SIZE / 2;
const RADIUS = 21;
const RAYS = 15; // one for each level
const RAY_MS = 90; // from one ray to the next

const ray = (index: number): string => {
  const angle = (index / RAYS) * 2 * Math.PI - Math.PI / 2;
  const at = (radius: number): string =>
    `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(RADIUS - 5)} L${at(RADIUS)}`;
};

interface VipEmblemProps {
  level: number;
  size?: number; // px
  isLighting?: boolean; // its rays light up one after the other
}

/** A level as a gem in a ring with as many lit rays. Decorative: the name is shown beside it. */
export const VipEmblem = ({ level, size = SIZE, isLighting = false }: VipEmblemProps): ReactNode => (
  <svg
    className={classNames(styles.emblem, isLighting && styles.lighting)}
    width={size}
    height={size}
    viewBox={`0 0 ${SIZE} ${SIZE}`}
    aria-hidden="true"
  >
    {Array.from({ length: RAYS }, (_, index) => (
      <path
        key={ray(index)}
        d={ray(index)}
        className={index < level ? styles.lit : styles.unlit}
        {...(isLighting && { style: { animationDelay: `${index * RAY_MS}ms` } })}
      />
    ))}
    <path
      d="M15 21 L19 16 H29 L33 21 L24 33 Z M15 21 H33 M20 21 L24 33 L28 21 L26 16 M20 21 L22 16"
      className={styles.gem}
    />
  </svg>
);
