import { useRef, useState, type ReactNode } from 'react';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Form } from '../../../core/ui/form.tsx';
import { saveBlob } from '../../../core/ui/save-file.ts';
import { EmptyState } from '../../../core/ui/states.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { siteRange, downloadRange, MAX_ENTRIES, rangeOf, type LogRange } from './log-api.ts';
import styles from './public-log.module.css';
import { SectionState } from './section-state.tsx';

type Download =
  | { state: 'idle' | 'wrong' | 'failed' }
  | { state: 'loading'; done: number; of: number }
  | { state: 'saved'; of: number };

/** One download at a time, which can be stopped. */
const useDownload = () => {
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const start = async (range: LogRange): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const total = range.to - range.from;
    const onProgress = (done: number): void => setDownload({ state: 'loading', done, of: total });
    onProgress(0);
    try {
      const file = await downloadRange(range, siteRange, { signal, onProgress });
      saveBlob(file, `glasshouse-log-${range.from}-${range.to}.ndjson`);
      setDownload({ state: 'saved', of: total });
    } catch {
      setDownload({ state: signal.aborted ? 'idle' : 'failed' });
    }
  };
  return { download, setDownload, start, stop: () => running.current?.abort() };
};

const RangeForm = ({ size }: { size: number }): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const [from, setFrom] = useState('0');
  const [to, setTo] = useState(String(Math.min(size, MAX_ENTRIES)));
  const { download, setDownload, start, stop } = useDownload();
  const isLoading = download.state === 'loading';
  const submit = (): void => {
    const range = rangeOf(from, to, size);
    if (range) void start(range);
    else setDownload({ state: 'wrong' });
  };
  return (
    <Form className={styles.range} onSubmit={submit}>
      <TextField
        label={t('range.from')}
        inputMode="numeric"
        autoComplete="off"
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextField
        label={t('range.to')}
        inputMode="numeric"
        autoComplete="off"
        value={to}
        error={download.state === 'wrong' ? t('range.wrong', { size, most: MAX_ENTRIES }) : undefined}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      {isLoading ? (
        <Button onClick={stop}>{t('range.stop')}</Button>
      ) : (
        <Button type="submit" variant="primary">
          {t('range.download')}
        </Button>
      )}
      <p role="status">
        {isLoading && t('range.progress', { done: download.done, of: download.of })}
        {download.state === 'saved' && t('range.saved', { of: download.of })}
        {download.state === 'failed' && t('range.failed')}
      </p>
    </Form>
  );
};

/** Any range of the log as one file. */
export const RangeDownload = (): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const { data, error, refetch } = useCallQuery('fairness.heads', {});
  const [newest] = data?.heads ?? [];
  return (
    <section aria-labelledby="range">
      <h2 id="range">{t('range.title')}</h2>
      <p>{t('range.text')}</p>
      {!data && <SectionState error={error} retry={() => void refetch()} />}
      {data && !newest && <EmptyState>{t('heads.none')}</EmptyState>}
      {newest && (
        <>
          <p>{t('range.size', { count: newest.size, most: MAX_ENTRIES })}</p>
          <RangeForm size={newest.size} />
        </>
      )}
    </section>
  );
};
