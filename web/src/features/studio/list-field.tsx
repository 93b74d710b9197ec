import { Plus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { numberText, type ConfigField } from '../../core/configs/config-fields.ts';
import type { FieldProps } from './config-draft.ts';
import { useFieldText } from '../../core/configs/field-text.ts';
import { useProblemText } from './problem-text.ts';
import styles from './form-fields.module.css';
import office from '../../core/office/office.module.css';

/** The texts of a field that is a list. */
export const textsOf = (draft: FieldProps['draft'], name: string): readonly string[] => {
  const typed = draft[name];
  return Array.isArray(typed) ? typed : [];
};

/** A list of numbers; numbers come and go where the schema lets them. */
export const ListField = ({
  game,
  name,
  field,
  draft,
  problems,
  onWrite,
}: FieldProps & { field: ConfigField & { kind: 'list' } }): ReactNode => {
  const t = useMessages('studio', 'main');
  const text = useFieldText(game);
  const { ordinal } = useFormat();
  const problemText = useProblemText(game);
  const id = useId();
  const texts = textsOf(draft, name);
  const ofAll = problems.find(({ index }) => index === undefined);
  const canRemove = texts.length > field.minLength;
  return (
    <div role="group" aria-labelledby={id} className={styles.listField}>
      <p id={id} className={styles.label}>
        {text.name(name)}
      </p>
      <p className={styles.help}>
        {text.help(name)} · {text.range(field)}
      </p>
      <div className={styles.items}>
        {texts.map((item, index) => {
          const problem = problems.find((each) => each.index === index);
          return (
            <TextField
              key={index}
              label={ordinal(index + 1)}
              error={problem && problemText(field, problem)}
              inputMode={field.decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={item}
              onChange={(event) => onWrite(texts.with(index, event.currentTarget.value))}
              suffix={
                canRemove ? (
                  <IconButton
                    label={t('field.remove', { number: ordinal(index + 1) })}
                    onClick={() => onWrite(texts.toSpliced(index, 1))}
                  >
                    <X aria-hidden="true" size={18} />
                  </IconButton>
                ) : (
                  text.unit(field)
                )
              }
            />
          );
        })}
        {texts.length < field.maxLength && (
          <Button className={styles.add} onClick={() => onWrite([...texts, numberText(field.min, field.decimals)])}>
            <Plus aria-hidden="true" size={18} />
            {t('field.add')}
          </Button>
        )}
      </div>
      {ofAll && (
        <p role="alert" className={office.problem}>
          {problemText(field, ofAll)}
        </p>
      )}
    </div>
  );
};
