import { CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './mark.module.css';

export type MarkState = 'pass' | 'fail' | 'waiting' | 'blocked';

const icons = { pass: CircleCheck, fail: CircleX, waiting: Hourglass, blocked: CircleDashed } as const;

/** The result of a check: an icon of its own shape and a text, never colour alone. */
export const Mark = ({ state, children }: { state: MarkState; children: ReactNode }): ReactNode => {
  const Icon = icons[state];
  return (
    <span className={classNames(styles.mark, styles[state])}>
      <Icon aria-hidden="true" size={18} />
      <span>{children}</span>
    </span>
  );
};
