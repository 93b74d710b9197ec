import { useMessages } from '../i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import type { HouseFault, HouseField, HouseRecord } from 'server/contract';
import { CallError } from '../connection/call-error.ts';
import type { call } from '../connection/connection.ts';
import { Act } from './act.tsx';
import { type Rereads } from './rereads.ts';
import { changedFields, draftOf, readDraft, type Draft } from './record-draft.ts';
import { RecordForm, type RecordText } from './record-form.tsx';

export interface ProposeActProps {
  fields: readonly HouseField[]; // editable ones
  record: HouseRecord; // as it is in force; empty: a new one
  text: RecordText;
  label: string; // on the button
  name: string; // accessible name of the button, and title of its dialog
  disabled?: boolean; // it has a pending proposal
  rereads: Rereads;
  /** Rules that concern several fields. */
  faultsOf?(after: HouseRecord): readonly HouseFault[];
  /** Sends the proposal. `changed`: the fields that differ; `after`: all of them. */
  propose(send: typeof call, proposal: { changed: HouseRecord; after: HouseRecord; reason: string }): Promise<object>;
}

const NO_FAULTS: readonly HouseFault[] = [];

/** A button that opens a record's form and proposes the change with a reason: another person approves it. */
export const ProposeAct = (props: ProposeActProps): ReactNode => {
  const { fields, record, text, label, name, disabled = false, rereads } = props;
  const t = useMessages('office', 'forms');
  const [draft, setDraft] = useState<Draft>(() => draftOf(fields, record));
  const [wasSent, setWasSent] = useState(false); // faults are shown after the first attempt
  const [refused, setRefused] = useState<string>(); // the field that the server refused
  const { after, faults: own } = readDraft(fields, draft, record);
  const faults = [...own, ...(own.length === 0 ? (props.faultsOf?.(after) ?? NO_FAULTS) : NO_FAULTS)];
  const changed = changedFields(fields, record, after);
  const edit = (next: Draft): void => {
    setDraft(next);
    setRefused(undefined);
  };
  const begin = (): void => {
    edit(draftOf(fields, record));
    setWasSent(false);
  };
  const fault = (): string | undefined => {
    setWasSent(true);
    if (faults.length > 0) return t('propose.wrong');
    return changed.length === 0 ? t('propose.same') : undefined;
  };
  const shown = [
    ...(wasSent ? faults : []),
    ...(refused === undefined ? [] : [{ path: refused, why: 'form' as const }]),
  ];
  return (
    <Act
      label={label}
      submit={t('propose')}
      name={name}
      text={t('propose.text')}
      done={t('propose.done')}
      disabled={disabled}
      rereads={rereads}
      onOpen={begin}
      fault={fault}
      send={(send, reason) => {
        const differing = Object.fromEntries(changed.map(({ key }) => [key, after[key]]));
        return props.propose(send, { changed: differing, after: { ...after }, reason }).catch((error: unknown) => {
          setRefused(error instanceof CallError ? error.field : undefined);
          throw error;
        });
      }}
    >
      <RecordForm fields={fields} draft={draft} faults={shown} text={text} onChange={edit} />
    </Act>
  );
};
