import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import styles from './helpdesk.module.css';
import { RichText } from './rich-text.tsx';

export interface QuestionProps {
  id: string;
  title: string;
  answer: string;
}

/**
 * A question that opens to its answer: by press, by key, by its address and by the browser's own search. Kept while its
 * words are the same: the numbers of the games come one after the other, and each is in a few answers only.
 */
export const Question = memo(({ id, title, answer }: QuestionProps): ReactNode => (
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
));
