import type { ReactNode } from 'react';
import { useText } from '../../core/i18n/long-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Contents } from './contents.tsx';
import { faqSections, faqText } from './faq.text.ts';
import { helpdeskMessages } from './helpdesk.messages.ts';
import styles from './helpdesk.module.css';
import { Question } from './question.tsx';
import { useAnchor } from './use-anchor.ts';
import { useFaqValues } from './use-faq-values.ts';
import { usePageTitle } from './use-page-title.ts';

/** Questions and answers, group by group. */
export const FaqScreen = (): ReactNode => {
  const t = useMessages(helpdeskMessages);
  const text = useText(faqText);
  const values = useFaqValues();
  usePageTitle(t('faq.title'));
  useAnchor();
  return (
    <>
      <h1>{t('faq.title')}</h1>
      <Contents items={faqSections.map(({ id }) => ({ id, title: text(`${id}.title`) }))} />
      {faqSections.map(({ id, questions }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
          <h2 id={`${id}-title`}>{text(`${id}.title`)}</h2>
          {questions.map((question) => (
            <Question
              key={question}
              id={question}
              title={text(`${question}.q`)}
              answer={text(`${question}.a`, values)}
            />
          ))}
        </section>
      ))}
    </>
  );
};
