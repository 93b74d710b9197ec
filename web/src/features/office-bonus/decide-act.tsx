import type { ReactNode } from 'react';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ReasonAct, type ReasonActProps } from '../../core/ui/reason-act.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';

/** Reloads the data of the page. */
export const rereadBonuses = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('officeBonus.'),
  });

/** A decision on bonuses, with its reason. */
export const DecideAct = (asked: Omit<ReasonActProps, 'reason' | 'done' | 'reread'>): ReactNode => {
  const t = useMessages(officeBonusMessages);
  return <ReasonAct {...asked} reason={t('reason')} done={t('decided')} reread={rereadBonuses} />;
};
