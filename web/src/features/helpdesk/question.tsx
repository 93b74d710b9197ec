import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import styles from './helpdesk.module.css';
import { RichText } from './rich-text.tsx';

/** A question that opens to its answer: by press, by key, by its address and by the browser's own search. */
export const Question = ({ id, title, answer }: { id: string; title: string; answer: string }): ReactNode => (
  <details id={id} className={styles.question}>
    <summary>
      <h3>{title}</h3>
      <ChevronDown aria-hidden="true" size={20} />
    </summary>
    <div className={styles.answer}>
      <RichText>{answer}</RichText>
      <CopyLink anchor={id} what={title} />
    </div>
  </details>
);
