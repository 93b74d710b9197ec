import { FileUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Form } from '../../../core/ui/form.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Trusted } from './use-verification.ts';
import { verifierMessages } from './verifier.messages.ts';
import styles from './verifier.module.css';
import { fileSource, textSource, type VerifierSource } from './verifier-source.ts';

interface AreaProps {
  id: string;
  label: string;
  hint: string;
  rows: number;
  value: string;
  onChange(value: string): void;
}

const TextArea = ({ id, label, hint, rows, value, onChange }: AreaProps): ReactNode => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <textarea
      id={id}
      rows={rows}
      spellCheck={false}
      aria-describedby={`${id}-hint`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  </div>
);

const ACCEPTED = '.json,.ndjson,.jsonl,.txt,application/json,application/x-ndjson,text/plain';

/**
 * Where a round or an export is put in, and what is trusted. A dropped file is as good as a chosen one; Check takes the
 * text, and without one the file that was chosen last.
 */
export const VerifierForm = ({ onCheck }: { onCheck(source: VerifierSource, trusted: Trusted): void }): ReactNode => {
  const t = useMessages(verifierMessages);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [trusted, setTrusted] = useState<Trusted>({ key: '', head: '' });
  const takeFile = (chosen: File): void => {
    setFile(chosen);
    setText('');
    onCheck(fileSource(chosen), trusted);
  };
  const isOver = useFileDrop(takeFile);
  const check = (): void => onCheck(text.trim() === '' && file ? fileSource(file) : textSource(text), trusted);
  return (
    <Form className={styles.form} data-over={isOver || undefined} onSubmit={check}>
      <TextArea id="given" label={t('input')} hint={t('input.hint')} rows={4} value={text} onChange={setText} />
      <TextField
        label={t('key')}
        hint={t('key.hint')}
        value={trusted.key}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTrusted({ ...trusted, key: value })}
      />
      <TextArea
        id="head"
        label={t('seen')}
        hint={t('seen.hint')}
        rows={2}
        value={trusted.head}
        onChange={(head) => setTrusted({ ...trusted, head })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t('check')}
        </Button>
        <label className={styles.file}>
          <FileUp aria-hidden="true" size={18} />
          {t('file')}
          <input
            type="file"
            className="visually-hidden"
            accept={ACCEPTED}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) takeFile(chosen);
              currentTarget.value = ''; // the same file may be chosen again, once it was mended
            }}
          />
        </label>
        {file && text.trim() === '' && <p className={styles.chosen}>{t('file.chosen', { name: file.name })}</p>}
      </div>
    </Form>
  );
};
