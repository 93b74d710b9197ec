import { formatMinor } from 'games-engine';
import type { ReactNode } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import { useMoney } from '../money/money.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { shortUnits } from './amount.ts';
import styles from './bet-picker.module.css';
import {
  BET_STEPS_MINOR,
  betProblem,
  betText,
  type BetLimits,
  type BetPickerEvent,
  type BetPickerState,
} from './bet-picker.reducer.ts';
import { gameKitMessages } from './game-kit.messages.ts';

export interface BetPickerProps {
  state: BetPickerState;
  limits: BetLimits; // in the chosen currency
  dispatch: (event: BetPickerEvent) => void;
  disabled?: boolean;
}

/** The stake: a field, halve and double within it, and buttons that add. */
export const BetPicker = ({ state, limits, dispatch, disabled = false }: BetPickerProps): ReactNode => {
  const t = useMessages(gameKitMessages);
  const { currency, formatUnits } = useMoney();
  const { field } = useFormat();
  const least = formatUnits(formatMinor(limits.minMinor));
  const greatest = formatUnits(formatMinor(limits.maxMinor));
  const problem = betProblem(state, limits);
  const note = { below: t('bet.below', { limit: least }), above: t('bet.above', { limit: greatest }) };
  return (
    <div className={styles.picker}>
      <TextField
        label={`${t('bet.label')}, ${currency.name}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        size={1}
        value={state.typing ?? field(betText(state, limits))}
        disabled={disabled}
        hint={problem ? note[problem] : t('bet.limits', { min: least, max: greatest })}
        onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
        onBlur={() => dispatch({ type: 'left' })}
        onKeyDown={(event) => event.key === 'Enter' && dispatch({ type: 'left' })}
        suffix={
          <>
            <Button
              variant="ghost"
              disabled={disabled}
              aria-label={`½ ${t('bet.halve')}`}
              onClick={() => dispatch({ type: 'halved' })}
            >
              ½
            </Button>
            <Button
              variant="ghost"
              disabled={disabled}
              aria-label={`2× ${t('bet.double')}`}
              onClick={() => dispatch({ type: 'doubled' })}
            >
              2×
            </Button>
          </>
        }
      />
      <div className={styles.steps}>
        {BET_STEPS_MINOR.map((minor) => (
          <Button
            key={shortUnits(minor)}
            className={styles.step ?? ''}
            disabled={disabled}
            aria-label={t('bet.add', { amount: field(shortUnits(minor)) })}
            onClick={() => dispatch({ type: 'added', minor })}
          >
            +{field(shortUnits(minor))}
          </Button>
        ))}
      </div>
    </div>
  );
};
