import { formatMinor } from 'games-engine';
import type { ReactNode } from 'react';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { cashboxMessages } from './cashbox.messages.ts';
import styles from './amount-field.module.css';

export interface AmountFieldProps {
  value: string;
  onChange(text: string): void;
  currency: { readonly name: string };
  limits: { readonly minLimit: number; readonly maxLimit: number | null };
  quick?: readonly number[]; // units
  error: string | undefined;
}

const HUNDREDTHS = 100;

/** Says from where to where an amount may go. */
export const useLimitsText = (): ((limits: AmountFieldProps['limits'], currency: { name: string }) => string) => {
  const t = useMessages(cashboxMessages);
  const language = useLanguage();
  return ({ minLimit, maxLimit }, currency) => {
    const min = formatUnitsMinor(BigInt(minLimit), currency, language);
    if (maxLimit === null) return t('limits.from', { min });
    return t('limits.between', { min, max: formatUnitsMinor(BigInt(maxLimit), currency, language) });
  };
};

/** Quick amounts that the limits allow. */
const allowed = (quick: readonly number[], { minLimit, maxLimit }: AmountFieldProps['limits']): readonly number[] =>
  quick.filter((units) => units * HUNDREDTHS >= minLimit && (maxLimit === null || units * HUNDREDTHS <= maxLimit));

/** An amount in a payway's currency, with its limits and buttons of usual amounts. */
export const AmountField = ({ value, onChange, currency, limits, quick = [], error }: AmountFieldProps): ReactNode => {
  const t = useMessages(cashboxMessages);
  const language = useLanguage();
  const { field } = useFormat();
  const limitsText = useLimitsText();
  const shown = (units: number): string => formatUnitsMinor(BigInt(units * HUNDREDTHS), currency, language);
  const plain = (units: number): string => field(formatMinor(BigInt(units * HUNDREDTHS)).replace(/\.00$/, ''));
  return (
    <div className={styles.amount}>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={value}
        suffix={currency.name}
        error={error}
        hint={limitsText(limits, currency)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {quick.length > 0 && (
        <div className={styles.quick} role="group" aria-label={t('quick')}>
          {allowed(quick, limits).map((units) => (
            <Button key={units} onClick={() => onChange(plain(units))}>
              {shown(units)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
