import { currencyCodes, currencyIcons, type CurrencyCode } from 'assets';
import type { ReactNode } from 'react';
import type { Currency } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { authMessages } from './auth.messages.ts';
import styles from './currency-choice.module.css';

export interface CurrencyChoiceProps {
  currencies: readonly Currency[];
  value: number; // id
  onChange(id: number): void;
}

const isCode = (name: string): name is CurrencyCode => currencyCodes.some((code) => code === name);

/** The currency in which amounts are shown and stated. */
export const CurrencyChoice = ({ currencies, value, onChange }: CurrencyChoiceProps): ReactNode => {
  const t = useMessages(authMessages);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('currency.legend')}</legend>
      <div className={styles.list}>
        {currencies.map(({ id, name }) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name="currency"
              className="visually-hidden"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {isCode(name) && <img src={currencyIcons[name]} width={20} height={20} alt="" />}
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
