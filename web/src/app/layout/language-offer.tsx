import { X } from 'lucide-react';
import { Suspense, use, useState, type ReactNode } from 'react';
import type { Language } from 'server/contract';
import { sectionReady } from '../../core/i18n/i18n.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { texts, translatorOf, useLanguage, type Texts } from '../../core/i18n/messages.ts';
import { answerLanguageOffer, setLanguage } from '../../core/session/language.ts';
import { offeredLanguage } from '../../core/session/language-offer.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import styles from './language-offer.module.css';

export interface OfferProps {
  language: Language;
  onAnswer(): void;
}

/** The offer in the words of the language that it is about. */
const Offer = ({ language, onAnswer }: OfferProps): ReactNode => {
  const locale = localeOf[language];
  const section = texts('app', 'offer');
  use(sectionReady(locale, section));
  const t = translatorOf<Texts<'app', 'offer'>>(section, locale);
  const accept = (): void => {
    onAnswer();
    setLanguage(language).catch(reportError);
  };
  return (
    <section lang={locale} aria-label={t('label')} className={styles.offer}>
      <p>{t('text')}</p>
      <Button variant="ghost" onClick={accept}>
        {t('accept')}
      </Button>
      <IconButton label={t('dismiss')} onClick={onAnswer}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
};

/** Offers a visitor the language of their browser, once. */
export const LanguageOffer = (): ReactNode => {
  const shown = useLanguage();
  const { status } = useSession();
  const [language, setOffered] = useState(() => offeredLanguage(navigator.languages, shown));
  if (language === undefined || language === shown || status === 'player') return null;
  const answer = (): void => {
    answerLanguageOffer();
    setOffered(undefined);
  };
  return (
    <Suspense fallback={<div className={styles.offer} />}>
      <Offer language={language} onAnswer={answer} />
    </Suspense>
  );
};
