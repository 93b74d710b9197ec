import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import styles from './form-fields.module.css';
import studio from './studio.module.css';
import office from '../../core/office/office.module.css';
import type { MixRow, ReadMix } from './traffic-mix.ts';

export interface MixFieldsProps {
  rows: readonly MixRow[];
  read: ReadMix;
  config: ConfigValues; // config whose stakes are allowed
  chosenId: string; // the class that is looked at
  nameOf: (classId: string) => string;
  onRows: (rows: readonly MixRow[]) => void;
  onPlayed: (() => void) | undefined; // begins from what was played; undefined: nothing was
  onAlike: () => void;
  chosenRow: MixRow; // row added for that class
}

/** A traffic of one's own: how often each kind of bets is placed, and with what stake. */
export const MixFields = (props: MixFieldsProps): ReactNode => {
  const { rows, read, config, chosenId, chosenRow, nameOf, onRows, onPlayed, onAlike } = props;
  const t = useMessages('studio', 'measures');
  const { format } = useMoney();
  const range = { min: format(Number(config['minStakeMinor'])), max: format(Number(config['maxStakeMinor'])) };
  const write = (index: number, change: Partial<MixRow>): void =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <div role="group" aria-label={t('traffic.own')} className={studio.column}>
      <p className={styles.help}>{t('mix.help')}</p>
      <div className={office.actions}>
        <Button disabled={onPlayed === undefined} onClick={onPlayed}>
          {t('mix.from.played')}
        </Button>
        <Button onClick={onAlike}>{t('mix.from.alike')}</Button>
        <Button disabled={rows.some(({ id }) => id === chosenId)} onClick={() => onRows([...rows, chosenRow])}>
          {t('mix.add', { name: nameOf(chosenId) })}
        </Button>
      </div>
      {rows.length === 0 && (
        <p role="alert" className={office.problem}>
          {t('mix.none')}
        </p>
      )}
      {rows.map(({ id, weight, stake }, index) => {
        const problem = read.problems[index];
        return (
          <div key={id} role="group" aria-label={nameOf(id)} className={styles.mixRow}>
            <p className={styles.mixName}>{nameOf(id)}</p>
            <TextField
              label={t('mix.weight')}
              error={problem?.weight ? t('mix.weight.wrong') : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={weight}
              onChange={(event) => write(index, { weight: event.currentTarget.value })}
            />
            <TextField
              label={t('mix.stake')}
              error={problem?.stake ? t('mix.stake.wrong', range) : undefined}
              suffix="₽"
              inputMode="decimal"
              autoComplete="off"
              value={stake}
              onChange={(event) => write(index, { stake: event.currentTarget.value })}
            />
            <IconButton
              className={styles.mixRemove}
              label={t('mix.remove', { name: nameOf(id) })}
              onClick={() => onRows(rows.toSpliced(index, 1))}
            >
              <X aria-hidden="true" size={18} />
            </IconButton>
          </div>
        );
      })}
    </div>
  );
};
