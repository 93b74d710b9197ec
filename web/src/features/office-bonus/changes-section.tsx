import type { ReactNode } from 'react';
import type { HouseChangeRow } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { ChangeList } from './change-list.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';

/** Changes that are pending, and decided ones. */
export const ChangesView = ({ changes }: { changes: readonly HouseChangeRow[] }): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const isProposed = ({ status }: HouseChangeRow): boolean => status === 'proposed';
  return (
    <>
      <Section title={t('proposals')}>
        <p className={desk.muted}>{t('proposals.text')}</p>
        <ChangeList changes={changes.filter(isProposed)} none={t('proposals.none')} />
      </Section>
      <Section title={t('history')}>
        <ChangeList changes={changes.filter((change) => !isProposed(change))} none={t('history.none')} />
      </Section>
    </>
  );
};

export const ChangesSection = (): ReactNode => {
  const { data, error, refetch } = useCallQuery('officeBonus.changes', {});
  return data ? <ChangesView changes={data.changes} /> : <DeskState error={error} retry={() => void refetch()} />;
};
