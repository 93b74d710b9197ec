import { useId, type ReactNode } from 'react';
import { Switch } from '../../core/ui/switch.tsx';
import type { FieldProps } from './config-draft.ts';
import { useFieldText } from '../../core/configs/field-text.ts';
import styles from './form-fields.module.css';

/** A field that is on or off. */
export const SwitchField = ({ game, name, draft, onWrite }: FieldProps): ReactNode => {
  const text = useFieldText(game);
  const id = useId();
  return (
    <div>
      <Switch label={text.name(name)} checked={draft[name] === true} onChange={onWrite} />
      <p id={id} className={styles.help}>
        {text.help(name)}
      </p>
    </div>
  );
};
