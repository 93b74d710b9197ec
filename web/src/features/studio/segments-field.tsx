import { useId, type ReactNode } from 'react';
import { formatWholeMultiplier } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import type { ConfigField } from '../../core/configs/config-fields.ts';
import type { FieldProps } from './config-draft.ts';
import { useFieldText } from '../../core/configs/field-text.ts';
import { textsOf } from './list-field.tsx';
import { spreadEvenly } from './spread-evenly.ts';
import styles from './form-fields.module.css';

/** A list of places in a list of multipliers: each is told by the multiplier that stands there in the form. */
export const SegmentsField = ({
  game,
  name,
  field,
  placesOf,
  draft,
  onWrite,
}: FieldProps & { field: ConfigField & { kind: 'list' }; placesOf: string }): ReactNode => {
  const t = useMessages('studio', 'main');
  const text = useFieldText(game);
  const { ordinal } = useFormat();
  const id = useId();
  const segments = textsOf(draft, name);
  const multipliers = textsOf(draft, placesOf);
  const sectors = Array.from({ length: field.max - field.min + 1 }, (_, index) => String(field.min + index));
  const labelOf = (sector: string): string => formatWholeMultiplier(Number(multipliers[Number(sector)] || sector));
  const options = sectors.map((value) => ({ value, label: labelOf(value) }));
  const counts = sectors
    .map((sector) => `${labelOf(sector)}: ${segments.filter((each) => each === sector).length}`)
    .join(' · ');
  return (
    <div role="group" aria-labelledby={id} className={styles.listField}>
      <p id={id} className={styles.label}>
        {text.name(name)}
      </p>
      <p className={styles.help}>{text.help(name)}</p>
      <p className={styles.counts}>{counts}</p>
      <div className={styles.segments}>
        {segments.map((sector, index) => (
          <SelectField
            key={index}
            label={ordinal(index + 1)}
            options={options}
            value={sector}
            onChange={(next) => onWrite(segments.with(index, next))}
          />
        ))}
      </div>
      <Button onClick={() => onWrite(spreadEvenly(segments))}>{t('segments.spread')}</Button>
    </div>
  );
};
