import { winPayout, type DiceChoice, type DiceConfig, type DiceSide } from 'games-engine/dice';
import type { ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { ChoiceButton } from '../../../core/game-kit/bet/buttons.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Slider } from '../../../core/ui/slider.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { bpText, fieldText, openSides, type DiceForm, type DiceFormEvent, type LinkedField } from './form.ts';
import styles from './screen.module.css';

export interface DiceControlsProps {
  config: DiceConfig;
  form: DiceForm;
  dispatch: (event: DiceFormEvent) => void;
  locked: boolean; // auto play is running
}

type PartProps = Pick<DiceControlsProps, 'config' | 'form' | 'dispatch' | 'locked'>;

const suffixes = { percent: '%', multiplier: '×', chance: '%' } as const satisfies Record<LinkedField, string>;

const Field = ({ field, config, form, dispatch, locked }: PartProps & { field: LinkedField }): ReactNode => {
  const t = useMessages('dice', 'main');
  const format = useFormat();
  const labels = { percent: t('percent.label'), multiplier: t('multiplier.label'), chance: t('chance.label') };
  return (
    <TextField
      label={labels[field]}
      suffix={suffixes[field]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      size={1}
      disabled={locked}
      value={form.typing?.field === field ? form.typing.text : format.field(fieldText(form, field, config))}
      onChange={(event) => dispatch({ type: 'typed', field, text: event.currentTarget.value })}
      onBlur={() => dispatch({ type: 'left' })}
      onKeyDown={(event) => event.key === 'Enter' && dispatch({ type: 'left' })}
    />
  );
};

/** The two sides, as two buttons of which one is pressed: both stay in reach of the Tab key. */
const Sides = ({ config, form, dispatch, locked }: PartProps): ReactNode => {
  const t = useMessages('dice', 'main');
  const open = openSides(config, form);
  const percent = useFormat().field(bpText(form.percentBp));
  const labels: Record<DiceSide, string> = { less: t('side.less', { percent }), more: t('side.more', { percent }) };
  return (
    <fieldset className={styles.sides} aria-label={t('side.label')}>
      {(['less', 'more'] as const).map((side) => (
        <ChoiceButton
          key={side}
          chosen={form.side === side}
          disabled={locked || !open[side]}
          onChoose={() => dispatch({ type: 'side', side })}
          className={styles[side]}
        >
          <span className={styles.sideMark} aria-hidden="true" />
          {labels[side]}
        </ChoiceButton>
      ))}
    </fieldset>
  );
};

/** Fields of a bet beside its stake: side, percent with its linked fields. */
export const DiceControls = (props: DiceControlsProps): ReactNode => {
  const { config, form, dispatch, locked } = props;
  const { percent } = useFormat();
  const t = useMessages('dice', 'main');
  return (
    <>
      <Sides {...props} />
      <Slider
        label={t('percent.slider')}
        value={form.percentBp / 100}
        min={Math.ceil(config.minPercentBp / 100)}
        max={Math.floor(config.maxPercentBp / 100)}
        valueText={percent(bpText(form.percentBp))}
        disabled={locked}
        onChange={(percent) => dispatch({ type: 'moved', percentBp: Math.round(percent) * 100 })}
      />
      <div className={styles.linked}>
        <Field {...props} field="percent" />
        <Field {...props} field="multiplier" />
        <Field {...props} field="chance" />
      </div>
    </>
  );
};

/** Payout of the bet in the form if it won: stake × multiplier, floored as the rules do. */
export const Potential = ({
  config,
  choice,
  stakeMinor,
}: {
  config: DiceConfig;
  choice: DiceChoice;
  stakeMinor: bigint;
}): ReactNode => {
  const t = useMessages('dice', 'main');
  const { format } = useMoney();
  return (
    <p className={styles.potential}>
      <span>{t('win.label')}</span>
      <output className={styles.payout}>{format(winPayout(config, stakeMinor, choice))}</output>
    </p>
  );
};
