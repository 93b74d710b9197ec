import { useState, type ReactNode } from 'react';
import { isNickname, NICKNAME_LENGTH, type Profile } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useCurrencies } from '../../core/session/currencies.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { authMessages } from './auth.messages.ts';
import styles from './auth.module.css';
import { CurrencyChoice } from './currency-choice.tsx';
import { FormProblem } from './form-problem.tsx';
import { saveChoice, type ChoiceRefusal } from './newcomer.ts';

interface CurrencyViewProps {
  suggestedId: number | undefined; // of a currency
  onNext(): void;
}

/** The newcomer's form: what is wrong is marked at once, what may be used is the server's to say. */
const CurrencyForm = ({ profile, suggestedId, onNext }: CurrencyViewProps & { profile: Profile }): ReactNode => {
  const t = useMessages(authMessages);
  const errorText = useErrorText();
  const [nick, setNick] = useState(profile.nick);
  const [currencyId, setCurrencyId] = useState(suggestedId ?? profile.targetCurrency);
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

/** Nickname and display currency of who has just registered. */
export const CurrencyView = (props: CurrencyViewProps): ReactNode => {
  const profile = useProfile();
  return profile && <CurrencyForm {...props} profile={profile} />;
};
