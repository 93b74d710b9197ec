import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { SelectField, type SelectOption } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useMedia } from '../ui/use-media.ts';
import type { Filter, FilterValues } from './list-state.ts';
import styles from './office.module.css';

/** A filter as a form shows it: a choice, or a text. */
export interface FilterField<Name extends string = string> extends Filter<Name> {
  readonly label: string;
  readonly options?: readonly SelectOption<string>[]; // makes it a choice: the first is the usual one
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'>; // attributes of a text
  readonly error?: string | undefined;
  readonly isSearch?: boolean; // stays in sight on phones, where the others fold
}

export interface FilterFormProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  values: FilterValues<Name>;
  isInstant?: boolean; // a choice is applied at once
  onApply(values: FilterValues<Name>): void;
}

/** On phones the conditions fold, so that the results come first; the number of conditions stands beside. */
const Fold = ({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }): ReactNode => {
  const t = useMessages('office', 'lists');
  const isPhone = useMedia('(max-width: 600px)');
  if (!isPhone) return children;
  return (
    <details className={styles.details} open={isOpen}>
      <summary>{count === 0 ? t('filters') : `${t('filters')}: ${count}`}</summary>
      <div className={styles.conditions}>{children}</div>
    </details>
  );
};

/** Narrows a list: a text when it is sent, a choice then or at once. */
export const FilterForm = <Name extends string>(props: FilterFormProps<Name>): ReactNode => {
  const { fields, values, isInstant = false, onApply } = props;
  const t = useMessages('office', 'lists');
  const [shown, setShown] = useState({ values, draft: values });
  const put = (draft: FilterValues<Name>): void => setShown({ values, draft });
  // another address starts over with what it says
  if (fields.some(({ name }) => shown.values[name] !== values[name])) put(values);
  const { draft } = shown;
  const apply = (next: FilterValues<Name>): void => {
    put(next);
    onApply(next);
  };
  const input = ({ name, label, options, input: attributes, error }: FilterField<Name>): ReactNode =>
    options ? (
      <SelectField
        key={name}
        label={label}
        options={options}
        value={draft[name] || (options[0]?.value ?? '')}
        onChange={(value) => (isInstant ? apply : put)({ ...draft, [name]: value })}
      />
    ) : (
      <TextField
        key={name}
        {...attributes}
        label={label}
        value={draft[name]}
        error={error}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget: { value } }) => put({ ...draft, [name]: value })}
      />
    );
  const folded = fields.filter(({ isSearch = false }) => !isSearch);
  const reset = (): void => apply(Object.fromEntries(fields.map(({ name }) => [name, ''])) as FilterValues<Name>);
  return (
    <Form className={styles.conditions} aria-label={t('filters')} onSubmit={() => apply(draft)}>
      {fields.filter(({ isSearch }) => isSearch).map(input)}
      <Fold count={folded.filter(({ name }) => values[name] !== '').length} isOpen={folded.some(({ error }) => error)}>
        {folded.map(input)}
        <div className={styles.submit}>
          <Button type="submit" variant="primary">
            {t('show')}
          </Button>
          <Button variant="ghost" onClick={reset}>
            {t('reset')}
          </Button>
        </div>
      </Fold>
    </Form>
  );
};
