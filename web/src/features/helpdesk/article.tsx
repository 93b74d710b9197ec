import type { ReactNode } from 'react';
import { clauseId, clausesOf, type ArticleSection } from './article-structure.ts';
import { Contents } from './contents.tsx';
import { CopyLink } from './copy-link.tsx';
import styles from './helpdesk.module.css';
import { RichText } from './rich-text.tsx';
import { useAnchor } from './use-anchor.ts';
import { usePageTitle } from './use-page-title.ts';

export interface ArticleProps {
  title: string;
  sections: readonly ArticleSection[];
  text: (key: string) => string;
}

interface SectionProps {
  section: ArticleSection;
  number: number;
  text: (key: string) => string;
}

const Section = ({ section, number, text }: SectionProps): ReactNode => {
  const { id } = section;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{`${number}. ${text(`${id}.title`)}`}</h2>
      {clausesOf(section).map((clause) => (
        <div key={clause} id={clauseId(id, clause)} tabIndex={-1} className={styles.clause}>
          <CopyLink anchor={clauseId(id, clause)} what={`${number}.${clause}`}>
            {`${number}.${clause}`}
          </CopyLink>
          <RichText>{text(`${id}.${clause}`)}</RichText>
        </div>
      ))}
    </section>
  );
};

/** A long document: `intro`, when it was `updated`, its contents, and numbered clauses that can be linked to. */
export const Article = ({ title, sections, text }: ArticleProps): ReactNode => {
  usePageTitle(title);
  useAnchor();
  return (
    <>
      <h1>{title}</h1>
      <div className={styles.intro}>
        <RichText>{text('intro')}</RichText>
        <p>{text('updated')}</p>
      </div>
      <Contents items={sections.map(({ id }) => ({ id, title: text(`${id}.title`) }))} />
      {sections.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1} text={text} />
      ))}
    </>
  );
};
