import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { Dialog } from '../../core/ui/dialog.tsx';
import styles from './bonus.module.css';
import { Loading } from './loading.tsx';

/** A dialog whose content loads when it is opened. */
export const LoadingDialog = ({ children, ...props }: ComponentProps<typeof Dialog>): ReactNode => (
  <Dialog {...props}>
    <div className={styles.card}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </div>
  </Dialog>
);
