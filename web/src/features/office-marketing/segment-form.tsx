import type { ReactNode } from 'react';
import { languages, type Language } from 'server/contract';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import office from '../../core/office/office.module.css';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './marketing.module.css';
import {
  segmentFields,
  type ReadSegment,
  type SegmentDraft,
  type SegmentField,
  type SegmentGroup,
} from './segment-draft.ts';

interface Props {
  draft: SegmentDraft;
  faults: ReadSegment['faults'];
  onChange(draft: SegmentDraft): void;
}

const groups = Object.keys(segmentFields) as SegmentGroup[];

const rangeOf = (group: SegmentGroup, field: SegmentField): { min: number; max: number } =>
  (segmentFields[group] as Partial<Record<SegmentField, { min: number; max: number }>>)[field] ?? { min: 0, max: 0 };

const Group = ({ group, draft, faults, onChange }: Props & { group: SegmentGroup }): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const fields = Object.keys(segmentFields[group]) as SegmentField[];
  const put = (field: SegmentField, value: string): void =>
    onChange({ ...draft, numbers: { ...draft.numbers, [field]: value } });
  const errorOf = (field: SegmentField): string | undefined => {
    const fault = faults[field];
    return fault && (fault === 'range' ? t('fault.range', rangeOf(group, field)) : t(`fault.${fault}`));
  };
  const input = (field: SegmentField): ReactNode => (
    <TextField
      key={field}
      label={t(`field.${field}`)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={draft.numbers[field] ?? ''}
      error={errorOf(field)}
      onChange={({ currentTarget: { value } }) => put(field, value)}
    />
  );
  const [first, ...rest] = fields;
  return (
    <fieldset className={office.group}>
      <legend>{t(`group.${group}`)}</legend>
      {fields.length % 2 === 1 && first && input(first)}
      <div className={styles.pair}>{(fields.length % 2 === 1 ? rest : fields).map(input)}</div>
    </fieldset>
  );
};

const Languages = ({ draft, onChange }: Props): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const put = (language: Language, isOn: boolean): void =>
    onChange({
      ...draft,
      languages: isOn ? [...draft.languages, language] : draft.languages.filter((one) => one !== language),
    });
  return (
    <fieldset className={office.group}>
      <legend>{t('group.languages')}</legend>
      <div className={styles.choices}>
        {languages.map((language) => (
          <label key={language} className={styles.choice} lang={localeOf[language]}>
            <input
              type="checkbox"
              checked={draft.languages.includes(language)}
              onChange={({ currentTarget: { checked } }) => put(language, checked)}
            />
            {languageNames[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Facts of a segment. What is left empty is no condition. */
export const SegmentForm = (props: Props): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const { draft, faults, onChange } = props;
  return (
    <div className={styles.facts}>
      {groups.map((group) => (
        <Group key={group} {...props} group={group} />
      ))}
      <Languages {...props} />
      <fieldset className={office.group}>
        <legend>{t('group.countries')}</legend>
        <TextField
          label={t('field.countries')}
          hint={t('field.countries.hint')}
          error={faults.countries && t('fault.countries')}
          autoComplete="off"
          spellCheck={false}
          maxLength={250}
          value={draft.countries}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, countries: value })}
        />
      </fieldset>
    </div>
  );
};
