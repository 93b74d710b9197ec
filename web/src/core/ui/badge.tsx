import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import tones from './tones.module.css';

export type Tone = 'told' | 'good' | 'wait' | 'bad';

interface BadgeProps {
  tone?: Tone | undefined; // none: neither good nor bad
  icon?: LucideIcon;
  children: ReactNode;
}

/** State of something, in a word and a colour. */
export const Badge = ({ tone, icon: Icon, children }: BadgeProps): ReactNode => (
  <span className={classNames(styles.badge, tone ? tones[tone] : styles.plain)}>
    {Icon && <Icon aria-hidden="true" size={14} />}
    {children}
  </span>
);
