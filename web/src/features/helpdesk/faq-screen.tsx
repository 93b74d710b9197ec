import { lazy, Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import type { FaqSection } from './all-faq.tsx';
import { Contents } from './contents.tsx';
import styles from './helpdesk.module.css';
import { Loading } from './loading.tsx';
import { Question } from './question.tsx';
import { useAnchor } from './use-anchor.ts';
import { usePageTitle } from './use-page-title.ts';

// its texts are most of the page
const AllFaq = lazy(async () => ({ default: (await import('./all-faq.tsx')).AllFaq }));

const FAQ_HEIGHT = 1200;

const Sections = ({ sections }: { sections: readonly FaqSection[] }): ReactNode => {
  useAnchor();
  return (
    <>
      <Contents items={sections} />
      {sections.map(({ id, title, questions }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
          <h2 id={`${id}-title`}>{title}</h2>
          {questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </section>
      ))}
    </>
  );
};

/** Questions and answers, group by group. */
export const FaqScreen = (): ReactNode => {
  const t = useMessages('helpdesk', 'main');
  usePageTitle(t('faq.title'));
  return (
    <>
      <h1>{t('faq.title')}</h1>
      <Suspense fallback={<Loading height={FAQ_HEIGHT} />}>
        <AllFaq>{(sections) => <Sections sections={sections} />}</AllFaq>
      </Suspense>
    </>
  );
};
