import type { ReactNode } from 'react';
import type { Preferences } from 'server/contract';
import { isConnectionLoss } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { choosePreferences } from '../../core/session/preferences.ts';
import { useProfile } from '../../core/session/session.ts';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { CurrencyField, LanguageField } from './interface-fields.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './settings.module.css';
import { preferencesMessages } from './preferences.messages.ts';

const PreferenceSwitch = ({ name, preferences }: { name: keyof Preferences; preferences: Preferences }): ReactNode => {
  const t = useMessages(preferencesMessages);
  const errorText = useErrorText();
  const choose = (on: boolean): void => {
    choosePreferences({ [name]: on }).catch((error: unknown) => {
      if (isConnectionLoss(error)) toast.info(t('preferences.later'));
      else toast.error(errorText(error));
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
  const t = useMessages(preferencesMessages);
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
          <PreferenceSwitch name="animations" preferences={preferences} />
          <PreferenceSwitch name="shortcuts" preferences={preferences} />
        </div>
      </Card>
      <Card className={styles.card}>
        <h2>{t('privacy')}</h2>
        <div className={styles.switches}>
          <PreferenceSwitch name="hidden" preferences={preferences} />
          <PreferenceSwitch name="marketing" preferences={preferences} />
        </div>
      </Card>
    </div>
  );
};
