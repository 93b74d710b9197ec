import { CELLS, type MinesConfig } from 'games-engine/mines';
import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { patternOf, pickOne } from './mines-figures.ts';
import type { MinesForm, MinesFormEvent } from './mines-form.reducer.ts';
import { minesMessages } from './mines.messages.ts';
import styles from './mines-pattern.module.css';

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
  const t = useMessages(minesMessages);
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
