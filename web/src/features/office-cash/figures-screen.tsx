import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { DeskState } from './desk-state.tsx';
import { FiguresView } from './figures-view.tsx';
import styles from './figures.module.css';
import { momentsOf, rangeOf, type DayRange } from './figures.maths.ts';
import { figureMessages } from './figures.messages.ts';

const RangeForm = ({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }): ReactNode => {
  const t = useMessages(figureMessages);
  const [draft, setDraft] = useState(range);
  const isWrong = momentsOf(draft) === undefined;
  const field = (name: keyof DayRange): ReactNode => (
    <TextField
      type="date"
      label={t(name)}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <Form className={styles.form} aria-label={t('range')} onSubmit={() => !isWrong && onChange(draft)}>
        {field('from')}
        {field('to')}
        <Button type="submit">{t('show')}</Button>
      </Form>
      {isWrong && (
        <p role="alert" className={styles.bad}>
          {t('range.wrong')}
        </p>
      )}
    </>
  );
};

const Shown = ({ range, moments }: { range: DayRange; moments: { from: number; to: number } }): ReactNode => {
  const { data, error, refetch } = useCallQuery('officeCash.figures', moments);
  return data ? <FiguresView figures={data} range={range} /> : <DeskState error={error} retry={() => void refetch()} />;
};

/** /office/figures: what came in, what went out, what the house earned, what it owes. */
export const FiguresScreen = (): ReactNode => {
  const [params, setParams] = useSearchParams();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  const moments = momentsOf(range);
  return (
    <>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={(next) => setParams({ ...next })} />
      {moments && <Shown range={range} moments={moments} />}
    </>
  );
};
