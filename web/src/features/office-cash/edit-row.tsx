import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { catalogueMessages } from './cash-catalogue.messages.ts';
import { choicesOf, type Catalogue, type Subject } from './catalogue-parts.ts';
import styles from '../../core/staff/desk.module.css';
import { boundsOf, changedKeys, draftOf, kindOf, readDraft, type Draft, type Row } from './record-draft.ts';
import { rereadDesk } from './use-desk.ts';
import { useFieldText } from './use-field-text.ts';

interface FieldsProps {
  subject: Subject;
  catalogue: Catalogue;
  row: Row;
  draft: Draft;
  wrong: readonly string[];
  onChange(draft: Draft): void;
}

/** What is wrong with a field. */
const useProblem = (row: Row, draft: Draft): ((key: string) => string) => {
  const t = useMessages(catalogueMessages);
  return (key) => {
    const kind = kindOf(key, row[key]);
    if (kind === 'text') return t('wrong.empty');
    if (kind === 'whole') return t('wrong.range', { min: boundsOf(key)[0], max: boundsOf(key)[1] });
    const isAmount = readDraft({ [key]: row[key] }, { [key]: draft[key] ?? '' }).wrong.length === 0;
    return t(isAmount ? 'wrong.order' : 'wrong');
  };
};

/** The fields of a row, whatever row it is. */
const Fields = ({ subject, catalogue, row, draft, wrong, onChange }: FieldsProps): ReactNode => {
  const text = useFieldText();
  const put = (key: string, value: string | boolean): void => onChange({ ...draft, [key]: value });
  const problem = useProblem(row, draft);
  return (
    <div className={styles.fields}>
      {Object.entries(draft).map(([key, value]) => {
        const choices = choicesOf(catalogue, subject, key);
        if (typeof value === 'boolean')
          return <Switch key={key} label={text.name(key)} checked={value} onChange={(checked) => put(key, checked)} />;
        if (choices)
          return (
            <SelectField
              key={key}
              label={text.name(key)}
              options={choices.map((each) => ({ value: each, label: text.choice(key, each) }))}
              value={value}
              onChange={(chosen) => put(key, chosen)}
            />
          );
        return (
          <TextField
            key={key}
            label={text.name(key)}
            error={wrong.includes(key) ? problem(key) : undefined}
            inputMode={kindOf(key, row[key]) === 'text' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={80}
            value={value}
            onChange={(event) => put(key, event.currentTarget.value)}
          />
        );
      })}
    </div>
  );
};

export interface EditRowProps {
  catalogue: Catalogue;
  subject: Subject;
  id: number | null; // null: the rules, or a new row
  row: Row;
  label: string; // of the button
  name: string; // of the button and its dialog, in full
  disabled: boolean; // something about it waits
}

/** A button that opens a row's form; what comes of it is proposed with a reason. */
export const EditRow = ({ catalogue, subject, id, row, label, name, disabled }: EditRowProps): ReactNode => {
  const t = useMessages(catalogueMessages);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => draftOf(row));
  const [isSame, setIsSame] = useState(false);
  const { busy, problem, run } = useAct<object>(rereadDesk);
  const { after, wrong } = readDraft(row, draft);
  const show = (): void => {
    setDraft(draftOf(row));
    setIsSame(false);
    setOpen(true);
  };
  const submit = async (reason: string): Promise<void> => {
    const hasChanged = changedKeys(row, after).length > 0;
    setIsSame(!hasChanged);
    if (!hasChanged || wrong.length > 0) return;
    const payload = { subject, subjectId: id, after: { ...after }, reason };
    if (await run((send) => send('officeCash.propose', payload), t('propose.done'))) setOpen(false);
  };
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
        problem={isSame ? t('propose.same') : problem}
        onSubmit={(reason) => void submit(reason)}
      >
        <Fields subject={subject} catalogue={catalogue} row={row} draft={draft} wrong={wrong} onChange={setDraft} />
      </ActDialog>
    </>
  );
};
