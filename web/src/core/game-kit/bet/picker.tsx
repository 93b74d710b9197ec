import { formatMinor, type AmountLimits } from 'games-engine';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '../../format/format.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage, useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import {
  shortUnits,
  BET_STEPS_MINOR,
  betProblem,
  betText,
  type BetPickerEvent,
  type BetPickerState,
} from './picker.reducer.ts';
import notes from './notice.module.css';
import styles from './picker.module.css';

export interface BetPickerProps {
  state: BetPickerState;
  limits: AmountLimits; // in the chosen currency
  dispatch: (event: BetPickerEvent) => void;
  disabled?: boolean;
}

/** Range of the stake, or the limit that the typed amount breaks. */
const useLimitText = ({ state, limits }: Pick<BetPickerProps, 'state' | 'limits'>): string => {
  const t = useMessages('game-kit', 'main');
  const { formatUnits } = useMoney();
  const [min, max] = [formatUnits(formatMinor(limits.minMinor)), formatUnits(formatMinor(limits.maxMinor))];
  const problem = betProblem(state, limits);
  if (problem === undefined) return t('bet.limits', { min, max });
  return problem === 'below' ? t('bet.below', { limit: min }) : t('bet.above', { limit: max });
};

/** Says which limit the typed amount breaks, beside the field that it is about; nothing while it is fine. */
export const StakeProblem = (props: Pick<BetPickerProps, 'state' | 'limits'>): ReactNode => {
  const text = useLimitText(props);
  return betProblem(props.state, props.limits) === undefined ? null : <p className={notes.note}>{text}</p>;
};

/** The stake: a field with its name in it, halve and double beside it. It stands next to the button that bets. */
export const StakeField = ({ state, limits, dispatch, disabled = false }: BetPickerProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { currency } = useMoney();
  const { field } = useFormat();
  const id = useId();
  const limitText = useLimitText({ state, limits });
  const isWrong = betProblem(state, limits) !== undefined;
  return (
    <div className={classNames(styles.stake, isWrong && styles.wrong, disabled && styles.disabled)}>
      <label htmlFor={id} className={styles.label}>
        {`${t('bet.label')}, ${currency.name}`}
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        size={1}
        disabled={disabled}
        aria-describedby={`${id}-limits`}
        value={state.typing ?? field(betText(state, limits))}
        onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
        onBlur={() => dispatch({ type: 'left' })}
        onKeyDown={(event) => event.key === 'Enter' && dispatch({ type: 'left' })}
      />
      <Button
        variant="ghost"
        className={styles.inner ?? ''}
        disabled={disabled}
        aria-label={`½ ${t('bet.halve')}`}
        onClick={() => dispatch({ type: 'halved' })}
      >
        ½
      </Button>
      <Button
        variant="ghost"
        className={styles.inner ?? ''}
        disabled={disabled}
        aria-label={`2× ${t('bet.double')}`}
        onClick={() => dispatch({ type: 'doubled' })}
      >
        2×
      </Button>
      <span id={`${id}-limits`} className="visually-hidden">
        {limitText}
      </span>
    </div>
  );
};

export interface StakeStepsProps extends Omit<BetPickerProps, 'state'> {
  balanceMinor: bigint | undefined; // in the chosen currency; undefined for a guest
}

/** Buttons that set the stake: the least, the most, and steps between them. */
export const StakeSteps = ({ limits, dispatch, disabled = false, balanceMinor }: StakeStepsProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const language = useLanguage();
  const cannotAfford = balanceMinor === undefined || balanceMinor < limits.minMinor;
  return (
    <div className={styles.picker}>
      <div className={styles.steps}>
        <Button
          className={styles.step ?? ''}
          disabled={disabled}
          aria-label={`${t('bet.min')}: ${t('bet.min.label')}`}
          onClick={() => dispatch({ type: 'minimum' })}
        >
          {t('bet.min')}
        </Button>
        {BET_STEPS_MINOR.map((minor) => {
          const amount = formatNumber(shortUnits(minor), language);
          return (
            <Button
              key={amount}
              className={styles.step ?? ''}
              disabled={disabled}
              aria-label={t('bet.add', { amount })}
              onClick={() => dispatch({ type: 'added', minor })}
            >
              +{amount}
            </Button>
          );
        })}
        <Button
          className={styles.step ?? ''}
          disabled={disabled || cannotAfford}
          aria-label={`${t('bet.max')}: ${t('bet.max.label')}`}
          onClick={() => balanceMinor !== undefined && dispatch({ type: 'maximum', balanceMinor })}
        >
          {t('bet.max')}
        </Button>
      </div>
    </div>
  );
};
