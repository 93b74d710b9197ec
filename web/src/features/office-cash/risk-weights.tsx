import type { ReactNode } from 'react';
import { RISK_DAYS, type CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { formatPercent } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note } from '../../core/office/section.tsx';
import { useFieldText, type Catalogue } from './catalogue-fields.ts';

type Result = CallAnswer<'officeCash.riskResults'>['results'][number];

const useColumns = ({ risk }: Pick<Catalogue, 'risk'>): readonly Column<Result>[] => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const text = useFieldText();
  const { count } = useFormat();
  const language = useLanguage();
  const numbered = (name: 'hits' | 'approved' | 'refused' | 'chargedBack'): Column<Result> => ({
    label: t(`col.${name}`),
    isNumber: true,
    key: name,
    value: (row) => row[name],
    cell: (row) => count(row[name]),
  });
  const share = ({ refused, hits }: Result): number => (hits === 0 ? 0 : Math.round((refused * 100) / hits));
  return [
    { label: t('col.rule'), key: 'rule', value: ({ key }) => text.field(key), cell: ({ key }) => text.field(key) },
    {
      label: t('col.points'),
      isNumber: true,
      key: 'points',
      value: ({ key }) => risk[key] ?? 0,
      cell: ({ key }) => count(risk[key] ?? 0),
    },
    numbered('hits'),
    numbered('approved'),
    numbered('refused'),
    {
      label: t('col.refusedShare'),
      isNumber: true,
      key: 'share',
      value: share,
      cell: (row) => (row.hits === 0 ? '—' : formatPercent(share(row), language)),
    },
    numbered('chargedBack'),
  ];
};

/** The rules of the risk: the points of each, and what came of the withdrawals that it spoke against. `children`: how they are changed. */
export const RiskWeights = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }): ReactNode => {
  const t = useMessages('office-cash', 'cash-catalogue');
  const columns = useColumns(catalogue);
  return (
    <>
      <Note>{t('risk.text', { days: RISK_DAYS })}</Note>
      {children}
      <Loaded query={useCallQuery('officeCash.riskResults', {})}>
        {({ results }) => (
          <List
            label={t('part.risk')}
            rows={results}
            columns={columns}
            keyOf={({ key }) => key}
            name="risk."
            file="risk"
          />
        )}
      </Loaded>
    </>
  );
};
