import { useState, type ReactNode } from 'react';
import type { Segment } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { Button } from '../../core/ui/button.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './marketing.module.css';
import { SegmentCounted } from './segment-count.tsx';
import { emptySegment, readSegment, segmentDraftOf, type SegmentDraft } from './segment-draft.ts';
import { SegmentForm } from './segment-form.tsx';
import { useSegmentWords } from './use-segment-words.ts';

const REREADS = ['officeMarketing.segments'];
const MIN_NAME = 3;
const MAX_NAME = 60;

const SaveAct = ({ draft, onSaved }: { draft: SegmentDraft; onSaved(): void }): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const [name, setName] = useState('');
  const { conditions } = readSegment(draft);
  return (
    <Act
      label={t('save')}
      text={t('save.text')}
      reason={false}
      done={t('save.done')}
      isPrimary
      disabled={conditions === undefined}
      rereads={REREADS}
      onOpen={() => setName('')}
      fault={() => (name.trim().length < MIN_NAME ? t('save.fault') : undefined)}
      onDone={onSaved}
      send={(send) => send('officeMarketing.addSegment', { name: name.trim(), conditions: conditions ?? {} })}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </Act>
  );
};

const Actions = ({ segment, onCopy }: { segment: Segment; onCopy(): void }): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const { id, name } = segment;
  return (
    <div className={office.actions}>
      <Button aria-label={t('copy.name', { name })} onClick={onCopy}>
        {t('copy')}
      </Button>
      <Act
        label={t('retire')}
        name={t('retire.name', { name })}
        text={t('retire.text')}
        done={t('retire.done')}
        rereads={REREADS}
        send={(send, reason) => send('officeMarketing.retireSegment', { id, reason })}
      />
    </div>
  );
};

const useColumns = (onCopy: (segment: Segment) => void): readonly Column<Segment>[] => {
  const t = useMessages('office-marketing', 'segments');
  const moment = useMoment();
  const words = useSegmentWords();
  return [
    { label: t('name'), key: 'name', value: ({ name }) => name, cell: ({ name }) => name },
    {
      label: t('conditions'),
      key: 'conditions',
      value: ({ conditions }) => words(conditions).join('; '),
      cell: ({ conditions }) =>
        words(conditions).map((line) => (
          <span key={line} className={office.line}>
            {line}
          </span>
        )),
    },
    {
      label: t('made'),
      key: 'at',
      value: ({ at }) => new Date(at).toISOString(),
      cell: ({ at, author }) => `${moment(at)} · ${author}`,
    },
    {
      label: t('actions'),
      cell: (segment) => <Actions segment={segment} onCopy={() => onCopy(segment)} />,
    },
  ];
};

/** A builder of segments, which counts as one types, and those that are in use. */
export const SegmentsSection = (): ReactNode => {
  const t = useMessages('office-marketing', 'segments');
  const [draft, setDraft] = useState<SegmentDraft>(emptySegment);
  const { conditions, faults } = readSegment(draft);
  const query = useCallQuery('officeMarketing.segments', {});
  const columns = useColumns((segment) => {
    setDraft(segmentDraftOf(segment.conditions));
    window.scrollTo({ top: 0 });
  });
  return (
    <>
      <Section title={t('builder')}>
        <Note>{t('builder.text')}</Note>
        <div className={styles.builder}>
          <SegmentForm draft={draft} faults={faults} onChange={setDraft} />
          <SegmentCounted conditions={conditions} isFaulty={Object.keys(faults).length > 0} />
        </div>
        <div className={office.actions}>
          <SaveAct draft={draft} onSaved={() => setDraft(emptySegment)} />
          <Button variant="ghost" onClick={() => setDraft(emptySegment)}>
            {t('clear')}
          </Button>
        </div>
      </Section>
      <Section title={t('title')}>
        <Loaded query={query}>
          {({ segments }) => (
            <List
              label={t('title')}
              rows={segments}
              keyOf={({ id }) => String(id)}
              columns={columns}
              empty={t('none')}
              file="segments"
              search="public"
            />
          )}
        </Loaded>
      </Section>
    </>
  );
};
