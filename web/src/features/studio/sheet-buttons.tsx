import { useState, type ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import { toast } from '../../core/ui/toast.tsx';
import type { SheetFiles, SheetJob } from './analysis-job.ts';
import { studioMessages } from './studio.messages.ts';
import styles from './studio.module.css';
import { doJob } from './use-job.ts';

const kinds = { html: 'text/html', json: 'application/json' } as const satisfies Record<keyof SheetFiles, string>;
type Kind = keyof typeof kinds;

const kindNames = Object.keys(kinds) as Kind[];

const labelOf = ({ version, hash, author, approver }: VersionDetails): SheetJob['label'] => ({
  version: String(version),
  configHash: hash,
  issuedAt: new Date().toISOString(),
  author: author ?? '',
  approver: approver ?? '',
});

/** The PAR sheet of a version as a file: a page to print, or data. */
export const SheetButtons = ({ version }: { version: VersionDetails }): ReactNode => {
  const t = useMessages(studioMessages);
  const [busy, setBusy] = useState<Kind>();
  const games = useGames();
  const { game, config } = version;
  const write = async (kind: Kind): Promise<void> => {
    setBusy(kind);
    try {
      const files = await doJob<SheetJob>(games, { kind: 'sheet', game, config, label: labelOf(version) });
      saveFile(files[kind], `par-${game}-${version.version}.${kind}`, kinds[kind]);
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
    </div>
  );
};
