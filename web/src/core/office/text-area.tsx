import { useId, type ReactNode, type Ref } from 'react';
import styles from './text-area.module.css';

interface TextAreaProps {
  label: string;
  value: string;
  rows: number;
  lang?: string;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
  onChange(value: string): void;
  onSend?(): void; // Ctrl+Enter or ⌘+Enter
}

/** A labelled text of several lines. */
export const TextArea = ({ label, value, rows, lang, maxLength, ref, onChange, onSend }: TextAreaProps): ReactNode => {
  const id = useId();
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={ref}
        rows={rows}
        lang={lang}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (onSend && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
        }}
      />
    </div>
  );
};
