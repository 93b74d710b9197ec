import { FileUp, Square } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from 'server/contract';
import { applyLanguage } from '../../../core/i18n/i18n.ts';
import { languageList, languageNames, localeOf } from '../../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { Form } from '../../../core/ui/form.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { ErrorState } from '../../../core/ui/states.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { StepList } from '../round-step-list.tsx';
import { Verdict } from '../round-verdict.tsx';
import { ExportResult } from './export-result.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useVerification, type Verification } from './use-verification.ts';
import { verifierMessages } from './verifier.messages.ts';
import styles from './verifier.module.css';
import { fileSource, textSource } from './verifier-source.ts';

const wrongTexts = {
  empty: 'wrong.empty',
  notText: 'wrong.notText',
  notJson: 'wrong.notJson',
  record: 'wrong.record',
  noHeader: 'wrong.noHeader',
  other: 'wrong.other',
  key: 'wrong.key',
  unreadable: 'wrong.unreadable',
} as const;

const LanguageChoice = (): ReactNode => {
  const t = useMessages(verifierMessages);
  const language = useLanguage();
  const options = languageList.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }));
  const choose = (next: Language): void => void applyLanguage(next);
  return <SelectField label={t('language')} options={options} value={language} onChange={choose} />;
};

const Checking = ({ progress, stop }: Extract<Verification, { state: 'checking' }> & { stop: () => void }) => {
  const t = useMessages(verifierMessages);
  const { entries = 0, of, failures = 0 } = progress ?? {};
  return (
    <Card className={styles.card}>
      <progress aria-label={t('checking')} {...(of !== undefined && { value: entries, max: Math.max(of, 1) })} />
      <p className={styles.note}>{t('progress', { entries, of: of ?? '…', failures })}</p>
      <Button onClick={stop}>
        <Square aria-hidden="true" size={16} />
        {t('stop')}
      </Button>
    </Card>
  );
};

const Result = ({ verification, stop }: { verification: Verification; stop: () => void }): ReactNode => {
  const t = useMessages(verifierMessages);
  switch (verification.state) {
    case 'idle':
      return null;
    case 'checking':
      return <Checking {...verification} stop={stop} />;
    case 'wrong':
      return <ErrorState>{t(wrongTexts[verification.reason])}</ErrorState>;
    case 'round':
      return (
        <>
          <Verdict checked={verification.checked} log={undefined} />
          <StepList checked={verification.checked} />
        </>
      );
    case 'export':
      return <ExportResult {...verification} />;
  }
};

interface InputProps {
  onText(text: string, key: string): void;
  onFile(file: File, key: string): void;
}

/** Where a round or an export is put in. A dropped file is as good as a chosen one. */
const Input = ({ onText, onFile }: InputProps): ReactNode => {
  const t = useMessages(verifierMessages);
  const [text, setText] = useState('');
  const [key, setKey] = useState('');
  const isOver = useFileDrop((file) => onFile(file, key));
  return (
    <Form className={styles.form} data-over={isOver || undefined} onSubmit={() => onText(text, key)}>
      <div className={styles.field}>
        <label htmlFor="given">{t('input')}</label>
        <textarea
          id="given"
          rows={8}
          spellCheck={false}
          aria-describedby="given-hint"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p id="given-hint" className={styles.hint}>
          {t('input.hint')}
        </p>
      </div>
      <TextField
        label={t('key')}
        hint={t('key.hint')}
        value={key}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setKey(event.currentTarget.value)}
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
            accept=".json,.ndjson,.jsonl,.txt,application/json,application/x-ndjson,text/plain"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file, key);
              currentTarget.value = ''; // the same file may be chosen again, once it was mended
            }}
          />
        </label>
      </div>
    </Form>
  );
};

/** The verifier that works from a disk: rounds and exports are checked in this page, with nobody to ask. */
export const Verifier = (): ReactNode => {
  const t = useMessages(verifierMessages);
  const { verification, start, stop } = useVerification();
  useEffect(() => {
    document.title = `${t('title')} — Glasshouse`;
  }, [t]);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <LanguageChoice />
      </header>
      <p className={styles.note}>{t('intro')}</p>
      <Card className={styles.card}>
        <Input
          onText={(text, key) => void start(textSource(text), key)}
          onFile={(file, key) => void start(fileSource(file), key)}
        />
      </Card>
      <div className={styles.result} aria-live="polite">
        <Result verification={verification} stop={stop} />
      </div>
    </main>
  );
};
