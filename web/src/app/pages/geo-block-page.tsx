import { brand } from 'assets';
import { MapPinOff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { GeoBlock, Language } from 'server/contract';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './geo-block-page.module.css';
import { GeoSupport } from './geo-support.tsx';

/** The country's name in the interface's language where this browser knows it, else as the server worded it. */
const countryNameOf = ({ country, countryName }: GeoBlock, language: Language): string => {
  const locale = localeOf[language];
  if (country === undefined || Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return countryName;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country) ?? countryName;
};

/** All that a visitor sees whose country we may not serve, or who hides it. */
export const GeoBlockPage = ({ block }: { block: GeoBlock }): ReactNode => {
  const t = useMessages('app', 'geo');
  const language = useLanguage();
  useEffect(() => {
    document.title = t('title.page');
  }, [t]);
  return (
    <main className={styles.page}>
      <img src={brand.wordmark} width={139} height={32} alt="Glasshouse" />
      <section className={styles.card} aria-labelledby="geo-title">
        <MapPinOff aria-hidden="true" size={40} />
        <h1 id="geo-title">{t('title')}</h1>
        <p>{t('why')}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('ip')}</dt>
            <dd>{block.ip}</dd>
          </div>
          <div>
            <dt>{t('country')}</dt>
            <dd>{countryNameOf(block, language) || t('country.unknown')}</dd>
          </div>
        </dl>
        <p className={styles.statement}>{t('statement')}</p>
        <p>{t('advice')}</p>
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          {t('retry')}
        </Button>
        <GeoSupport />
      </section>
      <p className={styles.foot}>
        {t('money')}
        <a href="https://db-ip.com" rel="noreferrer" target="_blank">
          {t('source')}
        </a>
      </p>
    </main>
  );
};
