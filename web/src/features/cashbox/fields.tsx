import { formatMinor, parseAmount, toBase } from 'games-engine';
import { type ReactNode, useState } from 'react';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { courseOf } from '../../core/money/course.ts';
import { useMoney } from '../../core/money/money.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './cashbox.module.css';

const GROUPING = /[\s'’]/g;

/** Hundredths of what a person typed, by comma or point; undefined for anything that is no amount with two decimals. */
export const readAmount = (text: string): bigint | undefined =>
  parseAmount(text.replace(GROUPING, '').replace(',', '.'));

/** The amount as the server takes it: a plain decimal text. */
export const plainAmount = (amountMinor: bigint): string => formatMinor(amountMinor);

const ZERO_HUNDREDTHS = /[.,]00(?!\d)/; // "₽1,000.00", "1 000,00 ₽"

/** Amounts as people say them: whole ones without hundredths. */
export interface ShortMoney {
  base(minor: number): string; // base hundredths, in the player's currency
  units(minor: number, currency: { readonly name: string }): string; // hundredths of a currency
}

/** Says limits and usual amounts. What is paid is always said with its hundredths. */
export const useShortMoney = (): ShortMoney => {
  const language = useLanguage();
  const { format } = useMoney();
  const shorten = (text: string): string => text.replace(ZERO_HUNDREDTHS, '');
  return {
    base: (minor) => shorten(format(minor)),
    units: (minor, currency) => shorten(formatUnitsMinor(BigInt(minor), currency, language)),
  };
};

const BASE_MINOR = 100n; // one base unit

/** Says what a coin is worth now in the player's currency. */
export const useCoinRate = (): ((coin: { name: string; course: string }) => string) => {
  const { format } = useMoney();
  return (coin) => `1 ${coin.name} ≈ ${format(toBase(BASE_MINOR, courseOf(coin)))}`;
};

export interface AmountFieldProps {
  value: string;
  onChange(text: string): void;
  currency: { readonly name: string };
  limits: { readonly minLimit: number; readonly maxLimit: number | null };
  quick?: readonly number[]; // units
  max?: bigint; // hundredths: the most that there is, as a button within the field
  error: string | undefined;
}

const HUNDREDTHS = 100;

/** Says from where to where an amount may go. */
export const useLimitsText = (): ((limits: AmountFieldProps['limits'], currency: { name: string }) => string) => {
  const t = useMessages('cashbox', 'main');
  const short = useShortMoney();
  return ({ minLimit, maxLimit }, currency) => {
    const min = short.units(minLimit, currency);
    if (maxLimit === null) return t('limits.from', { min });
    return t('limits.between', { min, max: short.units(maxLimit, currency) });
  };
};

/** Quick amounts that the limits allow. */
const allowed = (quick: readonly number[], { minLimit, maxLimit }: AmountFieldProps['limits']): readonly number[] =>
  quick.filter((units) => units * HUNDREDTHS >= minLimit && (maxLimit === null || units * HUNDREDTHS <= maxLimit));

/** An amount in a payway's currency, with its limits and buttons of usual amounts. */
export const AmountField = ({
  value,
  onChange,
  currency,
  limits,
  quick = [],
  max,
  error,
}: AmountFieldProps): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const { field } = useFormat();
  const limitsText = useLimitsText();
  const short = useShortMoney();
  const plain = (units: number): string => field(formatMinor(BigInt(units * HUNDREDTHS)).replace(/\.00$/, ''));
  return (
    <div className={styles.amount}>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={value}
        suffix={
          max === undefined ? (
            currency.name
          ) : (
            <>
              <span>{currency.name}</span>
              <Button variant="ghost" disabled={max <= 0n} onClick={() => onChange(field(formatMinor(max)))}>
                {t('max')}
              </Button>
            </>
          )
        }
        error={error}
        hint={limitsText(limits, currency)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {quick.length > 0 && (
        <div className={styles.quick} role="group" aria-label={t('quick')}>
          {allowed(quick, limits).map((units) => (
            <Button key={units} onClick={() => onChange(plain(units))}>
              {short.units(units * HUNDREDTHS, currency)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};

/** The player's currency. Ways to pay are those of the currency: they load again when it changes. */
export const CurrencyField = (): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const errorText = useErrorText();
  const { currency } = useMoney();
  const [busy, setBusy] = useState(false);
  const options = useCurrencies()
    .filter(({ selectable, id }) => selectable || id === currency.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      await changeCurrency(Number(id));
    } catch (error) {
      toast.error(errorText(error), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SelectField
      label={t('currency')}
      isLabelHidden
      options={options}
      value={String(currency.id)}
      disabled={busy}
      onChange={(id) => void choose(id)}
    />
  );
};
