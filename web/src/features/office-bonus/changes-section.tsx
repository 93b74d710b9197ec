import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { HouseChangeRow } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { Section, Note } from '../../core/office/section.tsx';
import { ChangeList } from './change-list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';

/** Changes that are pending, and decided ones. */
export const ChangesView = ({ changes }: { changes: readonly HouseChangeRow[] }): ReactNode => {
  const t = useMessages('office-bonus', 'main');
  const isProposed = ({ status }: HouseChangeRow): boolean => status === 'proposed';
  return (
    <>
      <Section title={t('proposals')}>
        <Note>{t('proposals.text')}</Note>
        <ChangeList changes={changes.filter(isProposed)} none={t('proposals.none')} />
      </Section>
      <Section title={t('history')}>
        <ChangeList changes={changes.filter((change) => !isProposed(change))} none={t('history.none')} />
      </Section>
    </>
  );
};

export const ChangesSection = (): ReactNode => {
  return (
    <Loaded query={useCallQuery('officeBonus.changes', {})}>{(data) => <ChangesView changes={data.changes} />}</Loaded>
  );
};
