import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './surface.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  className?: string | undefined;
}

/** Holds the place of what is loading, in its final size. */
export const Skeleton = ({ width = '100%', height = '1em', className }: SkeletonProps): ReactNode => (
  <div aria-hidden="true" className={classNames(styles.skeleton, className)} style={{ width, height }} />
);
