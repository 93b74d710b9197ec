import type { ReactNode } from 'react';
import { Skeleton } from '../../core/ui/skeleton.tsx';

/** Holds the place of a text that is on its way. */
export const Loading = ({ height }: { height: number }): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={height} />
  </div>
);
