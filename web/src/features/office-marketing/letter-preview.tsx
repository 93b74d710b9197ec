import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { letterLinks, type Language } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note } from '../../core/office/section.tsx';
import { useSettled } from '../../core/office/use-settled.ts';
import { emptyLetter, type LetterContent } from './letter-draft.ts';
import styles from './marketing.module.css';
import { usePageName } from './use-page-name.ts';

const HEIGHT = 420;

const Mail = ({ content, language }: { content: LetterContent; language: Language }): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const query = useCallQuery('officeMarketing.preview', content, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query} height={HEIGHT}>
      {({ letters }) => (
        // without any permission: nothing of a letter runs, and its links lead nowhere from here
        <iframe
          className={styles.mail}
          sandbox=""
          title={t('preview')}
          srcDoc={letters.find((letter) => letter.language === language)?.html ?? ''}
        />
      )}
    </Loaded>
  );
};

const Notice = ({ content: { texts, link }, language }: { content: LetterContent; language: Language }): ReactNode => {
  const pageName = usePageName();
  const { title, text } = texts[language];
  return (
    <div className={styles.noticed} lang={localeOf[language]}>
      <strong>{title}</strong>
      <span className={styles.noticedText}>{text}</span>
      <small>{pageName(letterLinks.find((one) => one === link) ?? '/main')}</small>
    </div>
  );
};

/** A letter or notice in one language, as its player gets it. */
export const LetterPreview = ({
  content,
  language,
}: {
  content: LetterContent | undefined;
  language: Language;
}): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const settled = useSettled(content ? JSON.stringify(content) : '');
  const shown = settled === '' ? emptyLetter : (JSON.parse(settled) as LetterContent);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {content === undefined || settled === '' ? (
        <Note>{t('preview.none')}</Note>
      ) : content.channel === 'email' ? (
        <Mail content={shown} language={language} />
      ) : (
        <Notice content={content} language={language} />
      )}
    </section>
  );
};
