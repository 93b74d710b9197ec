import { useState, type ReactNode } from 'react';
import type { HouseField, HouseRecord, HouseSubject } from 'server/contract';
import { CallError } from '../../core/connection/call-error.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import type { call as Call } from '../../core/connection/connection.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { rereadBonuses } from './decide-act.tsx';
import { changedFields, draftOf, readDraft, type Draft } from './house-draft.ts';
import { HouseForm } from './house-form.tsx';
import { officeBonusMessages } from './office-bonus.messages.ts';
import type { HouseText } from './use-house-text.ts';

interface ProposeActProps {
  subject: HouseSubject['subject'];
  recordKey: string | null; // null: a new record
  fields: readonly HouseField[]; // editable ones
  record: HouseRecord;
  text: HouseText;
  label: string; // of the button
  name: string; // accessible name of the button, and title of its dialog
  disabled: boolean; // it has a pending proposal
}

/** A button that opens a record's form and proposes the change with a reason. */
export const ProposeAct = ({
  subject,
  recordKey,
  fields,
  record,
  text,
  label,
  name,
  disabled,
}: ProposeActProps): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => draftOf(fields, record));
  const [wasSent, setWasSent] = useState(false); // faults are shown after the first attempt
  const [refused, setRefused] = useState<string>(); // the field that the server refused
  const { busy, problem, run } = useAct<object>(rereadBonuses);
  const { after, faults } = readDraft(fields, draft, record);
  const changed = changedFields(fields, record, after);
  const show = (): void => {
    setDraft(draftOf(fields, record));
    setWasSent(false);
    setRefused(undefined);
    setOpen(true);
  };
  const edit = (next: Draft): void => {
    setDraft(next);
    setRefused(undefined);
  };
  const submit = async (reason: string): Promise<void> => {
    setWasSent(true);
    if (faults.length > 0 || changed.length === 0) return;
    const asked = Object.fromEntries(changed.map(({ key }) => [key, after[key]]));
    const payload = { subject, key: recordKey, after: recordKey === null ? { ...after } : asked, reason };
    const send = (call: typeof Call): Promise<object> =>
      call('officeBonus.propose', payload).catch((error: unknown) => {
        setRefused(error instanceof CallError ? error.field : undefined);
        throw error;
      });
    if (await run(send, t('propose.done'))) setOpen(false);
  };
  const shown = [
    ...(wasSent ? faults : []),
    ...(refused === undefined ? [] : [{ path: refused, why: 'form' as const }]),
  ];
  const isOnField = fields.some(({ key }) => shown.some(({ path }) => path.split('.')[0] === key));
  return (
    <>
      <Button disabled={disabled} aria-label={name} onClick={show}>
        {label}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        text={t('propose.text')}
        submit={t('propose')}
        reason={t('reason')}
        busy={busy}
        problem={wasSent && changed.length === 0 ? t('propose.same') : isOnField ? t('propose.wrong') : problem}
        onSubmit={(reason) => void submit(reason)}
      >
        <HouseForm fields={fields} draft={draft} faults={shown} text={text} onChange={edit} />
      </ActDialog>
    </>
  );
};
