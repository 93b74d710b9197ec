import type { ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { saveFile } from '../../core/ui/save-file.ts';

/** Saves a case as signed JSON and its evidence as CSV. Who did so stands in the case. */
export const ExportAct = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('office-compliance', 'main');
  return (
    <Act<CallAnswer<'officeCompliance.export'>>
      label={t('export')}
      text={t('export.text')}
      done={t('export.done')}
      rereads={['officeCompliance.case']}
      send={(send, reason) => send('officeCompliance.export', { id, reason })}
      onDone={({ csv, ...signed }) => {
        saveFile(JSON.stringify(signed, null, 2), `case-${id}.json`, 'application/json');
        saveFile(csv, `case-${id}.csv`, 'text/csv');
      }}
    />
  );
};
