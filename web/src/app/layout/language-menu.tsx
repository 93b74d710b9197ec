import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from 'server/contract';
import { CallError } from '../../core/connection/connection.ts';
import { languageList, languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { setLanguage } from '../../core/session/language.ts';
import { ChoiceMenu } from '../../core/ui/menu.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './navigation.module.css';

const options = languageList.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }));

/** The language of the interface. Each one is named in itself. */
export const LanguageMenu = (): ReactNode => {
  const t = useMessages(shellMessages);
  const language = useLanguage();
  const name = languageNames[language];
  const choose = (next: Language): void => {
    setLanguage(next).catch((error: unknown) =>
      toast.error(t(error instanceof CallError ? 'language.failed' : 'language.notLoaded')),
    );
  };
  return (
    <ChoiceMenu
      align="start"
      options={options}
      value={language}
      onChange={choose}
      trigger={
        <button type="button" className={styles.link} aria-label={t('language', { name })}>
          <Languages aria-hidden="true" size={20} />
          {name}
        </button>
      }
    />
  );
};
