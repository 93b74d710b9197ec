import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './popup.module.css';

export interface TooltipProps {
  text: ReactNode; // never the only place where something is said: touch has no hover
  children: ReactElement; // a button or link
}

/** A note beside a control, on hover and focus. */
export const Tooltip = ({ text, children }: TooltipProps): ReactNode => (
  <Base.Root>
    <Base.Trigger render={children} />
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={12}>
        <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
