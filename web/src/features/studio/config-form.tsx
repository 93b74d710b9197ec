import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { ChoiceField } from './choice-field.tsx';
import type { ConfigFormProps, FieldProps } from './config-draft.ts';
import type { ConfigField, NumberShape } from '../../core/configs/config-fields.ts';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { SegmentsField } from './segments-field.tsx';
import styles from './form-fields.module.css';
import { SwitchField } from './switch-field.tsx';
import { VolumeFields } from './volume-fields.tsx';

type ShownField = Exclude<ConfigField, { kind: 'volume' }>;

const isShown = (field: ConfigField): field is ShownField => field.kind !== 'volume';

const groupNames = ['maths', 'stakes', 'timings'] as const;
type GroupName = (typeof groupNames)[number];

/** Group of a field: odds and payouts stand apart from stakes and from times. */
const groupOf = (field: ShownField): GroupName => {
  if (field.kind === 'choice') return 'timings'; // the times that it goes with stand there
  const unit: NumberShape['unit'] = field.kind === 'switch' ? 'count' : field.unit;
  return unit === 'ms' ? 'timings' : unit === 'amount' ? 'stakes' : 'maths';
};

const Field = ({ field, ...props }: FieldProps & { field: ShownField }): ReactNode => {
  if (field.kind === 'switch') return <SwitchField {...props} />;
  if (field.kind === 'choice') return <ChoiceField {...props} field={field} />;
  if (field.kind === 'number') return <NumberField {...props} field={field} />;
  const { placesOf } = field;
  return placesOf === undefined ? (
    <ListField {...props} field={field} />
  ) : (
    <SegmentsField {...props} field={field} placesOf={placesOf} />
  );
};

/** A game's config, a control for each field of its schema. */
export const ConfigForm = ({ game, fields, draft, problems, onWrite }: ConfigFormProps): ReactNode => {
  const t = useMessages('studio', 'main');
  const plain = fields.filter(isShown);
  return (
    <div className={styles.form}>
      {groupNames.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`group.${group}`)}</legend>
          {plain
            .filter((field) => groupOf(field) === group)
            .map((field) => (
              <Field
                key={field.key}
                field={field}
                game={game}
                name={field.key}
                draft={draft}
                problems={problems.filter(({ key }) => key === field.key)}
                onWrite={(value) => onWrite(field.key, value)}
              />
            ))}
        </fieldset>
      ))}
      <VolumeFields game={game} fields={fields} draft={draft} problems={problems} onWrite={onWrite} />
    </div>
  );
};
