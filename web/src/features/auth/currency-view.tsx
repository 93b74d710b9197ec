import { currencyCodes, currencyIcons, type CurrencyCode } from 'assets';
import { type ReactNode, useState } from 'react';
import { type Currency, isNickname, NICKNAME_LENGTH, type Profile } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { patchProfile, useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { FormProblem } from './form.tsx';
import styles from './auth.module.css';

/** Why a choice was not saved, and the field that it is about. */
interface ChoiceRefusal {
  readonly field: 'nick' | 'currency';
  readonly error: unknown;
}

const saveNick = async (nick: string): Promise<void> => {
  const answer = await legacy('user:changeNickName', { nick });
  patchProfile({ nick: answer.nick });
};

/** Choices of a player; undefined is left as it is. */
export interface Choice {
  nick: string | undefined;
  currencyId: number | undefined;
}

/** Saves what differs from what is there. Resolves with why something was refused; what came before it is saved. */
const saveChoice = async ({ nick, currencyId }: Choice): Promise<ChoiceRefusal | undefined> => {
  try {
    if (nick !== undefined) await saveNick(nick);
  } catch (error) {
    return { field: 'nick', error };
  }
  try {
    if (currencyId !== undefined) await changeCurrency(currencyId);
  } catch (error) {
    return { field: 'currency', error };
  }
  return undefined;
};

export interface CurrencyChoiceProps {
  currencies: readonly Currency[];
  value: number; // id
  onChange(id: number): void;
}

const isCode = (name: string): name is CurrencyCode => currencyCodes.some((code) => code === name);

/** The currency in which amounts are shown and stated. */
const CurrencyChoice = ({ currencies, value, onChange }: CurrencyChoiceProps): ReactNode => {
  const t = useMessages('auth', 'main');
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

interface CurrencyViewProps {
  onNext(): void;
}

/** The form: what is wrong is marked at once, what may be used is the server's to say. */
const CurrencyForm = ({ profile, onNext }: CurrencyViewProps & { profile: Profile }): ReactNode => {
  const t = useMessages('auth', 'main');
  const errorText = useErrorText();
  const [nick, setNick] = useState(profile.nick);
  const [currencyId, setCurrencyId] = useState(profile.targetCurrency);
  const [refusal, setRefusal] = useState<ChoiceRefusal>();
  const [isSaving, setSaving] = useState(false);
  const offered = useCurrencies().filter(({ id, selectable }) => selectable || id === profile.targetCurrency);
  const refusedNick = refusal?.field === 'nick' ? errorText(refusal.error) : undefined;
  const save = async (): Promise<void> => {
    setSaving(true);
    const next = await saveChoice({
      nick: nick === profile.nick ? undefined : nick,
      currencyId: currencyId === profile.targetCurrency ? undefined : currencyId,
    });
    setSaving(false);
    setRefusal(next);
    if (!next) onNext();
  };
  const change = (text: string): void => {
    setNick(text);
    setRefusal(undefined);
  };
  return (
    <Form className={styles.form} onSubmit={() => void save()}>
      <p className={styles.text}>{t('currency.text')}</p>
      <TextField
        label={t('nick')}
        value={nick}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        hint={t('nick.hint')}
        error={refusedNick ?? (isNickname(nick) ? undefined : t('nick.hint'))}
        maxLength={NICKNAME_LENGTH.max}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CurrencyChoice currencies={offered} value={currencyId} onChange={setCurrencyId} />
      <FormProblem>{refusal?.field === 'currency' ? errorText(refusal.error) : undefined}</FormProblem>
      <Button type="submit" variant="primary" size="large" block loading={isSaving}>
        {t('currency.submit')}
      </Button>
      <Button variant="ghost" block onClick={onNext}>
        {t('currency.skip')}
      </Button>
    </Form>
  );
};

/** Nickname and display currency: chosen at leisure, a newcomer has both. */
export const CurrencyView = (props: CurrencyViewProps): ReactNode => {
  const profile = useProfile();
  return profile && <CurrencyForm {...props} profile={profile} />;
};
