import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { changeModal, openModal, useModal } from '../../../core/modal/modal.ts';
import { Button } from '../../../core/ui/button.tsx';
import { chancesMessages } from './chances.messages.ts';

/** Leads to how likely the prizes of the draws are, in the place of the dialog that it stands in, if any. */
export const ChancesLink = (): ReactNode => {
  const t = useMessages(chancesMessages);
  const isInDialog = useModal() !== null;
  return (
    <div>
      <Button variant="ghost" onClick={() => (isInDialog ? changeModal('drawChances') : openModal('drawChances'))}>
        {t('title')}
      </Button>
    </div>
  );
};
