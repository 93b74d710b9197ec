import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { cashboxMessages } from './cashbox.messages.ts';

/** The player's currency. Ways to pay are those of the currency: they load again when it changes. */
export const CurrencyField = (): ReactNode => {
  const t = useMessages(cashboxMessages);
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
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SelectField
      label={t('currency')}
      options={options}
      value={String(currency.id)}
      disabled={busy}
      onChange={(id) => void choose(id)}
    />
  );
};
