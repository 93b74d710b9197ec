import type { ReactNode } from 'react';
import type { CareMonth } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';

const figures = ['excluded', 'breaks', 'limits', 'interventions', 'complaints', 'upheld'] as const;

/** Figures by month, for a regulator. */
export const ReturnsSection = (): ReactNode => {
  const t = useMessages('office-compliance', 'returns');
  const { count } = useFormat();
  const query = useCallQuery('officeCare.returns', {});
  const columns: readonly Column<CareMonth>[] = [
    { label: t('month'), key: 'month', value: ({ month }) => month, cell: ({ month }) => month },
    ...figures.map((name) => ({
      label: t(name),
      key: name,
      isNumber: true,
      value: (row: CareMonth) => row[name],
      cell: (row: CareMonth) => count(row[name]),
    })),
  ];
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      <Loaded query={query}>
        {({ months }) => (
          <List
            label={t('title')}
            rows={months}
            keyOf={({ month }) => month}
            columns={columns}
            file="returns"
            empty={t('none')}
          />
        )}
      </Loaded>
    </Section>
  );
};
