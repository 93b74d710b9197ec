import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import { ErrorState } from '../../core/ui/states.tsx';
import type { Filters } from './audit-filters.ts';
import styles from './audit.module.css';
import { CheckMark } from './check-mark.tsx';
import type { PageFilters } from './use-filters.ts';
import { Note, Section } from '../../core/office/section.tsx';

/** A report as it came: the file, and the page of the same report. */
interface MadeReport {
  json: string;
  html: string;
  name: string; // name of the files, without their kind
}

/** Refusal of the server, in its words. */
class RefusedError extends Error {}

const nameOf = ({ game, version }: Filters): string =>
  ['glasshouse-report', game, version].filter((part) => part !== undefined).join('-');

const makeReport = async (filters: Filters): Promise<MadeReport> => {
  const params = new URLSearchParams();
  for (const name of ['game', 'version', 'from', 'to'] as const)
    if (filters[name] !== undefined) params.set(name, String(filters[name]));
  const [response, { readReport, reportHtml }] = await Promise.all([
    fetch(`/api/audit/report?${params.toString()}`),
    import('games-engine/audit-report'),
  ]);
  const json = await response.text();
  if (!response.ok) throw new RefusedError(String((JSON.parse(json) as { msg?: unknown }).msg));
  const signed = readReport(json);
  if ('difference' in signed) throw new Error(`${signed.difference.path} is not of a report`);
  return { json, html: reportHtml(signed), name: nameOf(filters) };
};

type State = { kind: 'none' | 'busy' } | { kind: 'made'; report: MadeReport } | { kind: 'failed'; text: string };

const useReport = (filters: Filters): { state: State; make: () => void } => {
  const t = useMessages('audit', 'versions');
  const [state, setState] = useState<State>({ kind: 'none' });
  const run = async (): Promise<void> => {
    setState({ kind: 'busy' });
    try {
      setState({ kind: 'made', report: await makeReport(filters) });
    } catch (error) {
      if (!(error instanceof RefusedError)) console.warn('the report was not made', error);
      setState({ kind: 'failed', text: error instanceof RefusedError ? error.message : t('report.failed') });
    }
  };
  return { state, make: () => void run() };
};

const Files = ({ report: { json, html, name } }: { report: MadeReport }): ReactNode => {
  const t = useMessages('audit', 'versions');
  return (
    <>
      <CheckMark state="good">{t('report.done')}</CheckMark>
      <p className={styles.buttons}>
        <Button onClick={() => saveFile(html, `${name}.html`, 'text/html')}>{t('report.html')}</Button>
        <Button onClick={() => saveFile(json, `${name}.json`, 'application/json')}>{t('report.json')}</Button>
      </p>
    </>
  );
};

const Maker = ({ filters }: { filters: Filters }): ReactNode => {
  const t = useMessages('audit', 'versions');
  const { state, make } = useReport(filters);
  return (
    <Section>
      <Note>{t('report.text')}</Note>
      <Button variant="primary" loading={state.kind === 'busy'} onClick={make}>
        {t('report.make')}
      </Button>
      <div role="status" className={styles.section}>
        {state.kind === 'made' && <Files report={state.report} />}
        {state.kind === 'failed' && <ErrorState>{state.text}</ErrorState>}
      </div>
    </Section>
  );
};

/** /audit/report: a signed report of a time or a version, to be published. Other conditions are another report. */
export const ReportView = ({ page: { filters } }: { page: PageFilters }): ReactNode => (
  <Maker key={JSON.stringify(filters)} filters={filters} />
);
