import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { hasSaidAdult, keepAdult } from '../../core/session/adult-cookie.ts';
import { Button } from '../../core/ui/button.tsx';
import { shellMessages } from '../shell.messages.ts';
import { Notice } from './notice.tsx';

/** Says on the first visit that this is a place for adults; gone for good once confirmed. */
export const AgeNotice = (): ReactNode => {
  const t = useMessages(shellMessages);
  const [shown, setShown] = useState(() => !hasSaidAdult());
  if (!shown) return null;
  const confirm = (): void => {
    keepAdult();
    setShown(false);
  };
  return (
    <Notice title={t('age.title')} text={t('age.text')} mark="18+">
      <Button variant="primary" onClick={confirm}>
        {t('age.accept')}
      </Button>
    </Notice>
  );
};
