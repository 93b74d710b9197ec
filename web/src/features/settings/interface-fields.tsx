import type { ReactNode } from 'react';
import type { Language } from 'server/contract';
import { languageList, languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { useCurrency } from '../../core/session/shown-currency.tsx';
import { setLanguage } from '../../core/session/language.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { preferencesMessages } from './preferences.messages.ts';

const languages = languageList.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }));

/** The language of the interface and of letters. */
export const LanguageField = (): ReactNode => {
  const t = useMessages(preferencesMessages);
  const choose = (next: Language): void => {
    setLanguage(next).catch(() => toast.error(t('language.failed')));
  };
  return <SelectField label={t('language')} options={languages} value={useLanguage()} onChange={choose} />;
};

/** The currency in which amounts are shown. */
export const CurrencyField = (): ReactNode => {
  const t = useMessages(preferencesMessages);
  const chosen = useCurrency();
  const options = useCurrencies()
    .filter(({ selectable, id }) => selectable || id === chosen.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = (id: string): void => {
    changeCurrency(Number(id)).catch(() => toast.error(t('currency.failed')));
  };
  return (
    <SelectField
      label={t('currency')}
      hint={t('currency.hint')}
      options={options.length > 0 ? options : [{ value: String(chosen.id), label: chosen.name }]}
      value={String(chosen.id)}
      onChange={choose}
    />
  );
};
