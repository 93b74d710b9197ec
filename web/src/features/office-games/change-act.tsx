import { useMessages } from '../../core/i18n/messages.ts';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { call } from '../../core/connection/connection.ts';
import styles from '../../core/office/office.module.css';
import { Act } from '../../core/office/act.tsx';
import { type Rereads } from '../../core/office/rereads.ts';

const CATALOGUE_CALLS: Rereads = ['officeGames.'];

export interface FieldsProps<Draft> {
  draft: Draft;
  put(part: Partial<Draft>): void;
}

interface ChangeActProps<Draft> {
  name: string; // name of the change
  text: string; // description of its effect
  first: Draft;
  problem(draft: Draft): string | undefined; // problem of the input
  Fields: ComponentType<FieldsProps<Draft>>;
  save(send: typeof call, draft: Draft, reason: string): Promise<object>;
}

/** A button that asks what shall hold of a game or a provider, and why. */
export const ChangeAct = <Draft extends object>(props: ChangeActProps<Draft>): ReactNode => {
  const { name, text, first, Fields } = props;
  const t = useMessages('office-games', 'main');
  const [draft, setDraft] = useState(first);
  return (
    <Act
      label={t('change')}
      submit={t('save')}
      name={t('change.name', { name })}
      text={text}
      done={t('saved')}
      rereads={CATALOGUE_CALLS}
      onOpen={() => setDraft(first)}
      fault={() => props.problem(draft)}
      send={(send, reason) => props.save(send, draft, reason)}
    >
      <div className={styles.fields}>
        <Fields draft={draft} put={(part) => setDraft({ ...draft, ...part })} />
      </div>
    </Act>
  );
};

/** A whole number as typed; undefined for anything else, and for what lies outside `min` to `max`. */
export const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};
