import type { ReactNode } from 'react';
import { type Language, languages, type Preferences } from 'server/contract';
import { isConnectionLoss } from '../../core/connection/connection.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { changeCurrency, useCurrencies } from '../../core/session/currencies.ts';
import { setLanguage } from '../../core/session/language.ts';
import { choosePreferences } from '../../core/session/preferences.ts';
import { useProfile } from '../../core/session/session.ts';
import { useCurrency } from '../../core/session/shown-currency.tsx';
import { Parts } from '../../core/features/parts.tsx';
import { SoundFields } from '../../core/game-kit/screen/sound-fields.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './settings.module.css';

const options = languages.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }));

/** The language of the interface and of letters. */
const LanguageField = (): ReactNode => {
  const t = useMessages('settings', 'preferences');
  const choose = (next: Language): void => {
    setLanguage(next).catch((error: unknown) => toast.error(t('language.failed'), error));
  };
  return <SelectField label={t('language')} options={options} value={useLanguage()} onChange={choose} />;
};

/** The currency in which amounts are shown. */
const CurrencyField = (): ReactNode => {
  const t = useMessages('settings', 'preferences');
  const chosen = useCurrency();
  const options = useCurrencies()
    .filter(({ selectable, id }) => selectable || id === chosen.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const choose = (id: string): void => {
    changeCurrency(Number(id)).catch((error: unknown) => toast.error(t('currency.failed'), error));
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

const PreferenceSwitch = ({ name, preferences }: { name: keyof Preferences; preferences: Preferences }): ReactNode => {
  const t = useMessages('settings', 'preferences');
  const errorText = useErrorText();
  const choose = (on: boolean): void => {
    choosePreferences({ [name]: on }).catch((error: unknown) => {
      if (isConnectionLoss(error)) toast.info(t('preferences.later'));
      else toast.error(errorText(error), error);
    });
  };
  return (
    <Switch
      className={classNames(styles.switch)}
      checked={preferences[name]}
      onChange={choose}
      label={
        <span className={styles.switchLabel}>
          <span>{t(name)}</span>
          <span>{t(`${name}.hint`)}</span>
        </span>
      }
    />
  );
};

/** /settings/preferences: how the site looks, sounds and writes, and what others see. Every choice is saved at once. */
export const PreferencesScreen = (): ReactNode => {
  const t = useMessages('settings', 'preferences');
  const profile = useProfile();
  if (!profile) return null;
  const { preferences } = profile;
  return (
    <div className={styles.screen}>
      <Card className={styles.card}>
        <h2>{t('interface')}</h2>
        <div className={styles.selects}>
          <LanguageField />
          <CurrencyField />
        </div>
        <div className={styles.switches}>
          <PreferenceSwitch name="sound" preferences={preferences} />
          <div className={styles.levels}>
            <SoundFields />
          </div>
          <PreferenceSwitch name="animations" preferences={preferences} />
          <PreferenceSwitch name="shortcuts" preferences={preferences} />
        </div>
      </Card>
      <Card className={styles.card}>
        <h2>{t('privacy')}</h2>
        <div className={styles.switches}>
          <PreferenceSwitch name="hidden" preferences={preferences} />
          <PreferenceSwitch name="invitations" preferences={preferences} />
          <PreferenceSwitch name="marketing" preferences={preferences} />
        </div>
      </Card>
      <Parts place="preferences" given={{}} />
    </div>
  );
};
