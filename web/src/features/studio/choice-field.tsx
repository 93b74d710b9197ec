import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import type { ConfigField } from '../../core/configs/config-fields.ts';
import type { FieldProps } from './config-draft.ts';
import { useFieldText } from '../../core/configs/field-text.ts';
import { useProblemText } from './problem-text.ts';

/** One of a few words, or none: then the part of the config that it belongs to is left out. */
export const ChoiceField = ({
  game,
  name,
  field,
  draft,
  problems: [problem],
  onWrite,
}: FieldProps & { field: ConfigField & { kind: 'choice' } }): ReactNode => {
  const text = useFieldText(game);
  const t = useMessages('configs', 'config-fields');
  const problemText = useProblemText(game);
  const value = String(draft[name] ?? '');
  return (
    <SelectField
      label={text.name(name)}
      hint={problem ? problemText(field, problem) : text.help(name)}
      value={value}
      options={[
        { value: '', label: t('option.none') },
        ...field.options.map((option) => ({ value: option, label: text.value(field, option, {}) })),
      ]}
      onChange={onWrite}
    />
  );
};
