import { useId, type ReactNode } from 'react';
import type { BetField } from '../../core/game-kit/scene/sandbox.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { unitOf } from '../../core/configs/config-fields.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import type { BetDraft, ReadBet } from './preview-bet.ts';
import { useProblemText } from './problem-text.ts';
import styles from './form-fields.module.css';
import office from '../../core/office/office.module.css';
import { useOwnWords } from '../../core/configs/use-game-studio.ts';

export interface BetFieldsProps {
  game: string;
  read: Pick<ReadBet, 'fields' | 'problems'>;
  draft: BetDraft;
  onWrite: (key: string, value: BetDraft[string]) => void;
}

/** Names of a game's bet fields, in the game's words where it has some. */
const useBetWords = (game: string): ((key: `bet.${string}` | `option.${string}`) => string) => {
  const words = useOwnWords(game);
  const shared = useMessages('studio', 'preview');
  return (key) => words(key) ?? shared(key as 'bet.stakeMinor');
};

interface OneField<Kind extends BetField['kind']> extends Omit<BetFieldsProps, 'read'> {
  field: BetField & { kind: Kind };
  problem: 'number' | 'range' | undefined;
}

const NumberOfBet = ({ game, field, problem, draft, onWrite }: OneField<'number'>): ReactNode => {
  const word = useBetWords(game);
  const text = useShapeText();
  const problemText = useProblemText(game);
  const { key } = field;
  const shape = { ...field, ...unitOf(key) };
  return (
    <TextField
      label={word(`bet.${key}`)}
      hint={text.range(shape)}
      error={problem && problemText(shape, { key, kind: problem })}
      suffix={text.unit(shape)}
      inputMode={shape.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={String(draft[key] ?? '')}
      onChange={(event) => onWrite(key, event.currentTarget.value)}
    />
  );
};

const Several = ({ game, field, problem, draft, onWrite }: OneField<'several'>): ReactNode => {
  const t = useMessages('studio', 'preview');
  const word = useBetWords(game);
  const id = useId();
  const chosen = draft[field.key] ?? [];
  const turn = (value: string, isOn: boolean): void =>
    onWrite(
      field.key,
      field.options.map((option) => option.value).filter((each) => (each === value ? isOn : chosen.includes(each))),
    );
  return (
    <div role="group" aria-labelledby={id} className={styles.listField}>
      <p id={id} className={styles.label}>
        {word(`bet.${field.key}`)}
      </p>
      <div className={styles.items}>
        {field.options.map(({ value, label }) => (
          <Switch key={value} label={label} checked={chosen.includes(value)} onChange={(isOn) => turn(value, isOn)} />
        ))}
      </div>
      {problem && (
        <p role="alert" className={office.problem}>
          {t('bet.none')}
        </p>
      )}
    </div>
  );
};

/** Bet of a preview, a control for each field. */
export const BetFields = ({ game, read: { fields, problems }, draft, onWrite }: BetFieldsProps): ReactNode => {
  const word = useBetWords(game);
  const wordOf = (key: string) => {
    const kind = problems.get(key);
    return { game, draft, onWrite, problem: kind === 'number' ? kind : kind && ('range' as const) };
  };
  return fields.map((field) => {
    if (field.kind === 'number') return <NumberOfBet key={field.key} field={field} {...wordOf(field.key)} />;
    if (field.kind === 'several') return <Several key={field.key} field={field} {...wordOf(field.key)} />;
    return (
      <SelectField
        key={field.key}
        label={word(`bet.${field.key}`)}
        options={field.options.map((value) => ({ value, label: word(`option.${value}`) }))}
        value={String(draft[field.key])}
        onChange={(value) => onWrite(field.key, value)}
      />
    );
  });
};
