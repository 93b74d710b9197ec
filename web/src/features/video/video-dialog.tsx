import { Suspense, type ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { Film } from './film.tsx';

/** The film over any page. It ends with the dialog. */
export const VideoDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('video', 'titles');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="wide">
      <Suspense fallback={<Skeleton height={480} />}>
        <Film />
      </Suspense>
    </Dialog>
  );
};
