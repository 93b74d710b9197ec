import { commitmentOf } from 'games-engine';
import { Square } from 'lucide-react';
import { useMemo, type ReactNode, useEffect, useRef } from 'react';
import { type Language, languages } from 'server/contract';
import { applyLanguage } from '../../../core/i18n/i18n.ts';
import { languageNames, localeOf } from '../../../core/i18n/locales.ts';
import { useMessages, useLanguage } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Card } from '../../../core/ui/card.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { ErrorState } from '../../../core/ui/states.tsx';
import { ExportResult, RoundResult } from './export-result.tsx';
import { useVerification, type Verification } from './use-verification.ts';
import { VerifierForm } from './verifier-form.tsx';
import styles from './verifier.module.css';

const SOURCE = 'web/src/app/verifier';

/** Identity of this program: the hash of its own script, as its policy names it too, and its source. */
const ProgramHash = (): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const hash = useMemo(() => commitmentOf(document.querySelector('script:not([src])')?.textContent ?? ''), []);
  return (
    <footer className={styles.note}>
      <p>
        {t('program')} <code>{hash}</code>
      </p>
      <p>
        {t('program.source')} <code>{SOURCE}</code>
      </p>
    </footer>
  );
};

const wrongTexts = {
  empty: 'wrong.empty',
  notText: 'wrong.notText',
  notJson: 'wrong.notJson',
  twice: 'wrong.twice',
  record: 'wrong.record',
  noHeader: 'wrong.noHeader',
  other: 'wrong.other',
  key: 'wrong.key',
  beside: 'wrong.beside',
  unreadable: 'wrong.unreadable',
} as const;

const LanguageChoice = (): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const language = useLanguage();
  const options = languages.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }));
  const choose = (next: Language): void => void applyLanguage(next);
  return <SelectField label={t('language')} options={options} value={language} onChange={choose} />;
};

const Checking = ({ progress, stop }: Extract<Verification, { state: 'checking' }> & { stop: () => void }) => {
  const t = useMessages('fairness', 'verifier');
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
  const t = useMessages('fairness', 'verifier');
  switch (verification.state) {
    case 'idle':
      return null;
    case 'checking':
      return <Checking {...verification} stop={stop} />;
    case 'wrong':
      return <ErrorState>{t(wrongTexts[verification.reason])}</ErrorState>;
    case 'round':
      return <RoundResult checked={verification.checked} />;
    case 'export':
      return <ExportResult {...verification} />;
  }
};

/** The verifier that works from a disk: rounds and exports are checked in this page, with nobody to ask. */
export const Verifier = (): ReactNode => {
  const t = useMessages('fairness', 'verifier');
  const { verification, start, stop } = useVerification();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verification.state !== 'idle') result.current?.scrollIntoView({ block: 'nearest' }); // it stands above the form
  }, [verification.state]);
  useEffect(() => {
    document.title = `${t('title')} — Glasshouse`;
  }, [t]);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <LanguageChoice />
      </header>
      {verification.state === 'idle' && <p className={styles.note}>{t('intro')}</p>}
      <div className={styles.result} aria-live="polite" ref={result}>
        <Result verification={verification} stop={stop} />
      </div>
      <Card className={styles.card}>
        <VerifierForm onCheck={(source, trusted) => void start(source, trusted)} />
      </Card>
      <ProgramHash />
    </main>
  );
};
