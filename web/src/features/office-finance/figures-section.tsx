import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { financeDimensions } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { momentsOf, rangeOf } from '../../core/office/day-range.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import styles from '../../core/office/office.module.css';
import { RangeForm } from '../../core/office/range-form.tsx';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { FiguresView } from './figures-view.tsx';
import type { AskedFigures } from './finance.maths.ts';
import { dimensionOf } from './use-finance-text.ts';

const Shown = ({ range, by, value }: AskedFigures): ReactNode => {
  const asked = { ...range, by, ...(value !== undefined && { value }) };
  const query = useCallQuery('officeFinance.figures', asked, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>{(figures) => <FiguresView figures={figures} range={range} by={by} value={value} />}</Loaded>
  );
};

/** Figures of a range of days, beside those of as many days before. */
export const FiguresSection = (): ReactNode => {
  const t = useMessages('office-finance', 'main');
  const { params, put } = useAddress();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const by = dimensionOf(params.get('by'));
  const value = params.has('value') ? (params.get('value') ?? '').slice(1) : undefined;
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={(next) => put({ ...next })} />
      <div className={styles.filters}>
        <SelectField
          label={t('by')}
          options={financeDimensions.map((one) => ({ value: one, label: t(`by.${one}`) }))}
          value={by}
          onChange={(next) => put({ by: next, value: '' })}
        />
        {value !== undefined && <Button onClick={() => put({ value: '' })}>{t('whole')}</Button>}
      </div>
      {momentsOf(range) && <Shown range={range} by={by} value={value} />}
    </>
  );
};
