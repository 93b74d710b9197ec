import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Form } from '../../../core/ui/form.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import type { Trusted } from './use-verification.ts';
import { fileSource, textSource, type VerifierSource } from './verifier-source.ts';
import styles from './verifier.module.css';

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere on the page. Returns whether one is held over it now. */
const useFileDrop = (onFile: (file: File) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault(); // otherwise the browser opens the file instead of the page
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take.current(file);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, []);
  return isOver;
};

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

/** The file that is held against an export; only its name is shown: it may have many thousand lines. */
const BesideFile = ({ name, onTake }: { name: string | undefined; onTake(file: File): Promise<void> }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  return (
    <div className={styles.field}>
      <label className={styles.file}>
        <FileUp aria-hidden="true" size={18} />
        {t('beside.file')}
        <input
          type="file"
          className="visually-hidden"
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void onTake(chosen);
            currentTarget.value = '';
          }}
        />
      </label>
      {name !== undefined && <p className={styles.chosen}>{t('file.chosen', { name })}</p>}
      <p className={styles.hint}>{t('beside.hint')}</p>
    </div>
  );
};

const ACCEPTED = '.json,.ndjson,.jsonl,.txt,application/json,application/x-ndjson,text/plain';

/**
 * Form for a round or an export, and for trusted texts. A dropped file is as good as a chosen one; Check takes the
 * text, and without one the file that was chosen last.
 */
export const VerifierForm = ({ onCheck }: { onCheck(source: VerifierSource, trusted: Trusted): void }): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [trusted, setTrusted] = useState<Trusted>({ key: '', head: '', beside: '' });
  const takeFile = (chosen: File): void => {
    setFile(chosen);
    setText('');
    onCheck(fileSource(chosen), trusted);
  };
  const [beside, setBeside] = useState<string>();
  const takeBeside = async (chosen: File): Promise<void> => {
    const text = await chosen.text();
    setBeside(chosen.name);
    setTrusted((now) => ({ ...now, beside: text }));
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
      <BesideFile name={beside} onTake={takeBeside} />
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
