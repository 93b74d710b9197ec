import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AutoPlayForm, AutoPlayFormState } from './form.ts';
import styles from './panel.module.css';
import type { StakeRule } from './auto-play.ts';

interface FieldsProps extends AutoPlayFormState {
  disabled: boolean;
}

interface RuleProps {
  label: string;
  percentLabel: string;
  value: AutoPlayForm['onWin'];
  wrong: boolean;
  disabled: boolean;
  onChange: (value: AutoPlayForm['onWin']) => void;
}

const Rule = ({ label, percentLabel, value, wrong, disabled, onChange }: RuleProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  return (
    <div className={styles.rule}>
      <span className={styles.label}>{label}</span>
      <SegmentedControl<StakeRule['kind']>
        label={label}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
        options={[
          { value: 'reset', label: t('auto.reset'), disabled },
          { value: 'increase', label: t('auto.increase'), disabled },
        ]}
      />
      {value.kind === 'increase' && (
        <TextField
          label={percentLabel}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          size={1}
          disabled={disabled}
          value={value.percent}
          error={wrong ? t('auto.increase.invalid') : undefined}
          onChange={(event) => onChange({ ...value, percent: event.currentTarget.value })}
        />
      )}
    </div>
  );
};

/** When to stop: amounts in the chosen currency. */
const Limits = ({ form, wrong, disabled, onChange }: FieldsProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { currency } = useMoney();
  const labels = { profit: t('auto.stop.profit'), loss: t('auto.stop.loss'), single: t('auto.stop.single') };
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.label}>{t('auto.stop.title')}</legend>
      {(['profit', 'loss', 'single'] as const).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          suffix={currency.name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          size={1}
          disabled={disabled}
          value={form[field]}
          error={wrong.includes(field) ? t('auto.stop.invalid') : undefined}
          onChange={(event) => onChange({ ...form, [field]: event.currentTarget.value })}
        />
      ))}
      <p className={styles.note}>{t('auto.stop.hint')}</p>
    </fieldset>
  );
};

/** All that auto play can be told. Nothing in it urges to play on or to win back. */
export const AutoPlayFields = (props: FieldsProps): ReactNode => {
  const { form, wrong, disabled, onChange } = props;
  const t = useMessages('game-kit', 'main');
  return (
    <fieldset className={styles.fields} aria-label={t('auto.settings')}>
      <TextField
        label={t('auto.bets')}
        hint={t('auto.bets.hint')}
        error={wrong.includes('bets') ? t('auto.bets.invalid') : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        size={1}
        disabled={disabled}
        value={form.bets}
        onChange={(event) => onChange({ ...form, bets: event.currentTarget.value })}
      />
      <Rule
        label={t('auto.onWin')}
        percentLabel={t('auto.increase.win')}
        value={form.onWin}
        wrong={wrong.includes('onWin')}
        disabled={disabled}
        onChange={(onWin) => onChange({ ...form, onWin })}
      />
      <Rule
        label={t('auto.onLoss')}
        percentLabel={t('auto.increase.loss')}
        value={form.onLoss}
        wrong={wrong.includes('onLoss')}
        disabled={disabled}
        onChange={(onLoss) => onChange({ ...form, onLoss })}
      />
      <Limits {...props} />
    </fieldset>
  );
};
