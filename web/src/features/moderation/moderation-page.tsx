import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { StaffPage } from '../../core/office/staff-page.tsx';

/** A page for moderators. */
export const ModerationPage = ({ children }: { children: ReactNode }): ReactNode => {
  const t = useMessages('moderation', 'main');
  return (
    <StaffPage whose="accounts" title={t('title')} guest={t('guest')} forbidden={t('forbidden')} width={960}>
      {children}
    </StaffPage>
  );
};
