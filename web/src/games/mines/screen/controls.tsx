import { CELLS, type MinesConfig, safeCells } from 'games-engine/mines';
import { Minus, Plus } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { ChoiceButton } from '../../../core/game-kit/bet/buttons.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { patternOf, pickOne } from './figures.ts';
import { type MinesForm, type MinesFormEvent, readCashOut } from './form.ts';
import styles from './screen.module.css';

export interface MinesPatternProps {
  config: MinesConfig;
  form: MinesForm;
  dispatch: (event: MinesFormEvent) => void;
  locked: boolean; // auto play is running
  take: ReactNode; // while a game is open that was begun by hand: how to finish it
  /** The field marks cells while this is on the screen. */
  onShown: (shown: boolean) => void;
}

const KEYS = Array.from({ length: CELLS }, (_, key) => key);

/** Auto play's pattern: how many cells are marked on the field, and what they come to. */
export const MinesPattern = ({ config, form, dispatch, locked, take, onShown }: MinesPatternProps): ReactNode => {
  const t = useMessages('mines', 'main');
  const { multiplier, percent } = useFormat();
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const { marks, minesLength } = form;
  const pattern = patternOf(config, minesLength, marks.length);
  if (take !== null) {
    return (
      <div className={styles.pattern}>
        <p className={styles.note}>{t('pattern.open')}</p>
        {take}
      </div>
    );
  }
  const markRandom = (): void => {
    const sectorKey = pickOne(KEYS.filter((key) => !marks.includes(key)));
    if (sectorKey !== undefined) dispatch({ type: 'toggled', sectorKey });
  };
  return (
    <div className={styles.pattern}>
      <output className={styles.note}>
        {marks.length === 0
          ? t('pattern.none')
          : t('pattern.marked', {
              count: marks.length,
              multiplier: multiplier(pattern.multiplier),
              chance: percent(pattern.chance),
            })}
      </output>
      <div className={styles.patternActions}>
        <Button disabled={locked || marks.length === CELLS - minesLength} onClick={markRandom}>
          {t('pattern.random')}
        </Button>
        <Button disabled={locked || marks.length === 0} onClick={() => dispatch({ type: 'unmarked' })}>
          {t('pattern.clear')}
        </Button>
      </div>
    </div>
  );
};

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
  const t = useMessages('mines', 'main');
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
  const t = useMessages('mines', 'main');
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

/** Fields of a round beside its stake: mines, and by hand when the win is taken by itself. */
export const MinesControls = (props: MinesControlsProps): ReactNode => {
  const { form, dispatch, byHand } = props;
  const t = useMessages('mines', 'main');
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
