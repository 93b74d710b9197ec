import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './helpdesk.module.css';
import { parseRichText, type Inline } from './rich-text.parse.ts';

const Line = ({ line }: { line: readonly Inline[] }): ReactNode =>
  line.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={index} to={piece.to}>
        {piece.text}
      </Link>
    ),
  );

/** A text of the help desk with its paragraphs, lists and links. */
export const RichText = ({ children }: { children: string }): ReactNode => (
  <div className={styles.text}>
    {parseRichText(children).map((block, index) =>
      block.kind === 'paragraph' ? (
        <p key={index}>
          <Line line={block.line} />
        </p>
      ) : (
        <ul key={index}>
          {block.items.map((item, place) => (
            <li key={place}>
              <Line line={item} />
            </li>
          ))}
        </ul>
      ),
    )}
  </div>
);
