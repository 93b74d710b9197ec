import { lookupCsv, readTableRows, type AnyAnalysis, type ReadTable, type TableFault } from 'games-engine/analysis';
import { Download, FileUp } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import type { ConfigField, ConfigValues } from '../../core/configs/config-fields.ts';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Note } from '../../core/office/section.tsx';
import { TextArea } from '../../core/office/text-area.tsx';
import { Button } from '../../core/ui/button.tsx';
import { saveFile } from '../../core/ui/save-file.ts';
import office from '../../core/office/office.module.css';
import styles from './import-view.module.css';
import studio from './studio.module.css';

const MAX_TEXT = 200_000; // a table of these games has a few hundred lines
const SHOWN_FAULTS = 20;

/** The config that a text makes of the present one, or what is wrong in it. Undefined: there is no text. */
export const readTable = (
  { tables }: Pick<AnyAnalysis, 'tables'>,
  config: ConfigValues,
  text: string,
): ReadTable<ConfigValues> | undefined => {
  if (text.trim() === '' || !tables?.fromRows) return undefined;
  const { value: rows, faults } = readTableRows(text);
  return rows ? tables.fromRows(config, rows) : { faults };
};

const Fault = ({ fault: { line, kind, got, allowed = '' } }: { fault: TableFault }): ReactNode => {
  const t = useMessages('studio', 'table');
  const text = t(`fault.${kind}`, { got, allowed });
  return <li>{line === 0 ? text : t('line', { line: String(line), text })}</li>;
};

const Faults = ({ faults }: { faults: readonly TableFault[] }): ReactNode => {
  const t = useMessages('studio', 'table');
  return (
    <div role="alert" className={styles.faults}>
      <p className={office.problem}>{t('faults', { faults: String(faults.length) })}</p>
      <ul>
        {faults.slice(0, SHOWN_FAULTS).map((fault) => (
          <Fault key={`${fault.line} ${fault.kind} ${fault.got}`} fault={fault} />
        ))}
      </ul>
    </div>
  );
};

export interface ImportViewProps {
  game: string;
  config: ConfigValues;
  fields: readonly ConfigField[];
  onTake: (config: ConfigValues) => void;
}

/** A table of wins from a spreadsheet, pasted or as a file. The form stays as it is until the table is taken. */
export const ImportView = ({ game, config, fields, onTake }: ImportViewProps): ReactNode => {
  const t = useMessages('studio', 'table');
  const goal = useMessages('studio', 'goal');
  const { analysis } = useGameStudio(game);
  const [text, setText] = useState('');
  const read = useMemo(() => readTable(analysis, config, text), [analysis, config, text]);
  const changes = read?.value ? changesBetween(fields, config, read.value) : [];
  return (
    <div className={studio.column}>
      <Note>{t('text')}</Note>
      <div className={office.actions}>
        <label className={styles.file}>
          <FileUp aria-hidden="true" size={18} />
          {t('file')}
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) void chosen.slice(0, MAX_TEXT).text().then(setText);
              currentTarget.value = '';
            }}
          />
        </label>
        <Button onClick={() => saveFile(lookupCsv(analysis, config), `outcomes-${game}.csv`, 'text/csv')}>
          <Download aria-hidden="true" size={18} />
          {t('save')}
        </Button>
      </div>
      <TextArea label={t('rows')} rows={8} maxLength={MAX_TEXT} value={text} onChange={setText} />
      {read?.faults && <Faults faults={read.faults} />}
      {read?.value && (
        <>
          <ChangesTable
            title={goal('proposed')}
            none={t('same')}
            game={game}
            changes={changes}
            before={config}
            after={read.value}
            labels={{ before: goal('now'), after: goal('proposed') }}
          />
          <div className={office.actions}>
            <Button
              variant="primary"
              disabled={changes.length === 0}
              onClick={() => {
                onTake(read.value);
                setText('');
              }}
            >
              {t('take')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
