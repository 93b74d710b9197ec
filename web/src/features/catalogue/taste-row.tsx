import { Grid2x2, Grid3x3, Percent, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { MIN_SHOWN_ROUNDS } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import styles from './chips.module.css';
import { setTaste, useTaste } from './taste.ts';

const sizes = [
  ['small', Grid3x3],
  ['medium', Grid2x2],
  ['large', Square],
] as const;

/** Chooses how large covers are, and whether they say what their games have returned here. */
export const TasteRow = (): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const { count } = useFormat();
  const { size, showsReturn } = useTaste();
  return (
    <div className={styles.taste}>
      <button
        type="button"
        role="switch"
        aria-checked={showsReturn}
        className={styles.chip}
        title={t('return.show', { rounds: count(MIN_SHOWN_ROUNDS) })}
        onClick={() => setTaste({ showsReturn: !showsReturn })}
      >
        <Percent aria-hidden="true" size={18} />
        <span className={styles.word}>{t('return.show', { rounds: count(MIN_SHOWN_ROUNDS) })}</span>
      </button>
      <SegmentedControl
        label={t('size')}
        options={sizes.map(([value, Icon]) => ({
          value,
          label: (
            <>
              <Icon aria-hidden="true" size={18} />
              <span className="visually-hidden">{t(`size.${value}`)}</span>
            </>
          ),
        }))}
        value={size}
        onChange={(next) => setTaste({ size: next })}
      />
    </div>
  );
};
