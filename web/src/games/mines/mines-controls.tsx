import { safeCells, type MinesConfig } from 'games-engine/mines';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceButton } from '../../core/game-kit/choice-button.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { readCashOut, type MinesForm, type MinesFormEvent } from './mines-form.reducer.ts';
import { minesMessages } from './mines.messages.ts';
import styles from './mines-controls.module.css';

export interface MinesControlsProps {
  config: MinesConfig;
  form: MinesForm;
  dispatch: (event: MinesFormEvent) => void;
  locked: boolean; // a game is open or auto play is running: bet and mines belong to it
  byHand: boolean; // not auto play
}

type PartProps = Pick<MinesControlsProps, 'config' | 'form' | 'dispatch' | 'locked'>;

/** The usual numbers of mines, as buttons of which one may be pressed. */
const Presets = ({ config, form, dispatch, locked }: PartProps): ReactNode => {
  const t = useMessages(minesMessages);
  return (
    <fieldset className={styles.presets} aria-label={t('mines.presets')}>
      {config.minePresets.map((minesLength) => (
        <ChoiceButton
          key={minesLength}
          chosen={form.minesLength === minesLength}
          disabled={locked}
          onChoose={() => dispatch({ type: 'mines', minesLength })}
          className={styles.preset}
        >
          {minesLength}
        </ChoiceButton>
      ))}
    </fieldset>
  );
};

const Count = ({ config, form, dispatch, locked }: PartProps): ReactNode => {
  const t = useMessages(minesMessages);
  const { minMines: min, maxMines: max } = config;
  const step = (by: number): void => dispatch({ type: 'mines', minesLength: form.minesLength + by });
  return (
    <TextField
      label={t('mines.label')}
      hint={locked ? t('mines.locked') : t('mines.limits', { min, max })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      size={1}
      disabled={locked}
      value={form.typedMines ?? String(form.minesLength)}
      onChange={(event) => dispatch({ type: 'typed-mines', text: event.currentTarget.value })}
      onBlur={() => dispatch({ type: 'left-mines' })}
      onKeyDown={(event) => event.key === 'Enter' && dispatch({ type: 'left-mines' })}
      suffix={
        <>
          <IconButton label={t('mines.fewer')} disabled={locked || form.minesLength <= min} onClick={() => step(-1)}>
            <Minus aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={t('mines.more')} disabled={locked || form.minesLength >= max} onClick={() => step(1)}>
            <Plus aria-hidden="true" size={18} />
          </IconButton>
        </>
      }
    />
  );
};

/** What decides a round beside its stake: mines, and by hand when the win is taken by itself. */
export const MinesControls = (props: MinesControlsProps): ReactNode => {
  const { form, dispatch, byHand } = props;
  const t = useMessages(minesMessages);
  const max = safeCells(form.minesLength);
  return (
    <>
      <div className={styles.mines}>
        <Count {...props} />
        <Presets {...props} />
      </div>
      {byHand && (
        <TextField
          label={t('cashOut.label')}
          hint={t('cashOut.hint')}
          error={readCashOut(form) === 'wrong' ? t('cashOut.wrong', { max }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          size={1}
          value={form.cashOut}
          onChange={(event) => dispatch({ type: 'typed-cash-out', text: event.currentTarget.value })}
        />
      )}
    </>
  );
};
