import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { TextField } from '../ui/text-field.tsx';
import { momentsOf, type DayRange } from './day-range.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './office.module.css';

/** Asks for the first and the last day that are shown. */
export const RangeForm = ({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }): ReactNode => {
  const t = useMessages('office', 'lists');
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
      <Form
        className={classNames(styles.filters, styles.range)}
        aria-label={t('range')}
        onSubmit={() => !isWrong && onChange(draft)}
      >
        {field('from')}
        {field('to')}
        <Button type="submit">{t('show')}</Button>
      </Form>
      {isWrong && (
        <p role="alert" className={styles.problem}>
          {t('range.wrong')}
        </p>
      )}
    </>
  );
};
