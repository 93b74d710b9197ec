import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { BankrollCard } from './bankroll-card.tsx';
import { useClassText } from '../../core/configs/class-text.ts';
import { ClassesTable } from './classes-table.tsx';
import { readNumber } from './config-draft.ts';
import type { Compared } from './compared.ts';
import { CrossCheckCard } from './cross-check-card.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { MeasuresTable } from './measures-table.tsx';
import styles from './studio.module.css';
import { useClasses } from './use-classes.ts';
import { Note } from '../../core/office/section.tsx';

const FIRST_STAKE = '10';
const AMOUNT_DECIMALS = 2;

/** Measures of a config, beside the active one: exact for each way to bet. */
export const MeasuresView = ({ compared }: { compared: Compared }): ReactNode => {
  const t = useMessages('studio', 'measures');
  const { game, before, after } = compared;
  const nameOf = useClassText(game);
  const [stakeText, setStakeText] = useState(FIRST_STAKE);
  const typed = readNumber(stakeText, AMOUNT_DECIMALS);
  const [stakeMinor, setStakeMinor] = useState(1000n);
  if (typed > 0 && BigInt(typed) !== stakeMinor) setStakeMinor(BigInt(typed));
  const classes = useClasses(game, before, after, stakeMinor);
  const [chosenId, setChosenId] = useState('');
  const chosen = classes.find(({ id }) => id === chosenId) ?? classes[0];
  if (!chosen) return <Note>{t('none')}</Note>;
  return (
    <div className={styles.column}>
      <TextField
        label={t('stake')}
        hint={t('stake.hint')}
        error={typed > 0 ? undefined : t('stake.wrong')}
        suffix="₽"
        inputMode="decimal"
        autoComplete="off"
        value={stakeText}
        onChange={(event) => setStakeText(event.currentTarget.value)}
      />
      <ClassesTable compared={compared} classes={classes} />
      <SelectField
        label={t('class')}
        options={classes.map(({ id, any }) => ({ value: id, label: nameOf(any) }))}
        value={chosen.id}
        onChange={setChosenId}
      />
      <MeasuresTable compared={compared} pair={chosen} />
      <DistributionChart compared={compared} pair={chosen} />
      <BankrollCard compared={compared} classes={classes} classId={chosen.id} stakeMinor={stakeMinor} />
      {chosen.after && (
        <CrossCheckCard key={chosen.id} compared={compared} classId={chosen.id} stakeMinor={stakeMinor} />
      )}
    </div>
  );
};
