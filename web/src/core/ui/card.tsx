import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './surface.module.css';

/** A raised surface that holds one subject. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>): ReactNode => (
  <div {...rest} className={classNames(styles.card, className)} />
);
