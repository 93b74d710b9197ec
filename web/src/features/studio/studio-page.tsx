import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { StaffPage } from '../../core/office/staff-page.tsx';

/** A page for game designers. */
export const StudioPage = ({ children }: { children: ReactNode }): ReactNode => {
  const title = useMessages('studio', 'titles')('title');
  const t = useMessages('studio', 'page');
  return (
    <StaffPage whose="studio" title={title} guest={t('guest')} forbidden={t('forbidden')} width={1440}>
      {children}
    </StaffPage>
  );
};
