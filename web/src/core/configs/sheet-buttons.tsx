import { useState, type ReactNode } from 'react';
import { useGames } from '../games/games.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toast.tsx';
import type { LookupJob, SheetFiles, SheetJob } from './analysis-job.ts';
import type { ConfigValues } from './config-fields.ts';
import styles from './sheet-buttons.module.css';
import { doJob } from './use-job.ts';

const kinds = { html: 'text/html', json: 'application/json' } as const satisfies Record<keyof SheetFiles, string>;
type Kind = keyof typeof kinds;

const kindNames = Object.keys(kinds) as Kind[];

export interface SheetButtonsProps {
  game: string;
  version: number;
  config: ConfigValues;
  /** Label on the sheet, asked for when it is made. */
  label: () => SheetJob['label'] | Promise<SheetJob['label']>;
}

/** The PAR sheet of a version as a file: a page to print, or data. */
export const SheetButtons = ({ game, version, config, label }: SheetButtonsProps): ReactNode => {
  const t = useMessages('configs', 'config');
  const [busy, setBusy] = useState<Kind | 'lookup'>();
  const games = useGames();
  const writeSheet = async (kind: Kind): Promise<void> => {
    const files = await doJob<SheetJob>(games, { kind: 'sheet', game, config, label: await label() });
    saveFile(files[kind], `par-${game}-${version}.${kind}`, kinds[kind]);
  };
  const writeLookup = async (): Promise<void> => {
    const table = await doJob<LookupJob>(games, { kind: 'lookup', game, config });
    saveFile(table, `outcomes-${game}-${version}.csv`, 'text/csv');
  };
  const write = async (kind: Kind | 'lookup'): Promise<void> => {
    setBusy(kind);
    try {
      await (kind === 'lookup' ? writeLookup() : writeSheet(kind));
    } catch (error) {
      console.warn('the PAR sheet was not written', error);
      toast.error(t('sheet.failed'));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className={styles.actions}>
      {kindNames.map((kind) => (
        <Button key={kind} loading={busy === kind} onClick={() => void write(kind)}>
          {t(`sheet.${kind}`)}
        </Button>
      ))}
      <Button loading={busy === 'lookup'} onClick={() => void write('lookup')}>
        {t('sheet.lookup')}
      </Button>
    </div>
  );
};
