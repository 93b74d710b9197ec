import type { ReactNode } from 'react';
import { TextField } from '../../core/ui/text-field.tsx';
import type { ConfigField } from '../../core/configs/config-fields.ts';
import type { FieldProps } from './config-draft.ts';
import { useFieldText } from '../../core/configs/field-text.ts';
import { useProblemText } from './problem-text.ts';

/** A number in the unit of its name. */
export const NumberField = ({
  game,
  name,
  field,
  draft,
  problems: [problem],
  onWrite,
}: FieldProps & { field: ConfigField & { kind: 'number' } }): ReactNode => {
  const text = useFieldText(game);
  const problemText = useProblemText(game);
  return (
    <TextField
      label={text.name(name)}
      hint={`${text.help(name)} · ${text.range(field)}`}
      error={problem && problemText(field, problem)}
      suffix={text.unit(field)}
      inputMode={field.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={String(draft[name] ?? '')}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  );
};
