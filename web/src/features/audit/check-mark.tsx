import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './audit.module.css';

export type CheckState = 'good' | 'odd' | 'bad';

const icons = { good: CircleCheck, odd: CircleHelp, bad: CircleX } as const;

/** Result of a check: an icon of its own shape and a sentence, never colour alone. */
export const CheckMark = ({ state, children }: { state: CheckState; children: ReactNode }): ReactNode => {
  const Icon = icons[state];
  return (
    <p className={classNames(styles.mark, styles[state])}>
      <Icon aria-hidden="true" size={20} />
      <span>{children}</span>
    </p>
  );
};
