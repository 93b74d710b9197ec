import { useState, type ReactNode } from 'react';
import {
  languages,
  MAX_SUPPORT_ANSWER,
  supportQueues,
  type Language,
  type ReadyAnswer,
  type SupportQueue,
} from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { List, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './office-support.module.css';
import { ReadyHistory } from './ready-history.tsx';
import { readyText } from './ready-text.ts';
import { TextArea } from '../../core/office/text-area.tsx';

const READY_CALLS = ['officeSupport.readyAnswers'];
const MAX_TITLE = 80;

/** Adds a ready answer, or saves the next version of one, with a preview of the language that is being written. */
const SaveAct = ({ row }: { row?: ReadyAnswer }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const [title, setTitle] = useState('');
  const [queue, setQueue] = useState<SupportQueue | ''>('');
  const [bodies, setBodies] = useState<ReadyAnswer['bodies']>({});
  const [language, setLanguage] = useState<Language>(languages[0]);
  const sample = { nick: 'Ann', agent: 'Bob', topic: t('topic.deposit'), ref: '1024' };
  const begin = (): void => {
    setTitle(row?.title ?? '');
    setQueue(row?.queue ?? '');
    setBodies(row?.bodies ?? {});
  };
  return (
    <Act
      label={t(row ? 'ready.edit' : 'ready.add')}
      {...(row && { name: t('ready.edit.name', { name: row.title }) })}
      text={t('ready.save.text')}
      reason={false}
      done={t('ready.saved')}
      rereads={READY_CALLS}
      onOpen={begin}
      fault={() => (title.trim() === '' ? t('ready.fault') : undefined)}
      send={(call) =>
        call('officeSupport.saveReadyAnswer', {
          ...(row && { id: row.id, version: row.version }),
          title,
          queue: queue === '' ? null : queue,
          bodies,
        })
      }
    >
      <TextField
        label={t('ready.title')}
        value={title}
        maxLength={MAX_TITLE}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <SelectField<SupportQueue | ''>
        label={t('queue')}
        options={[
          { value: '', label: t('any') },
          ...supportQueues.map((value) => ({ value, label: t(`queue.${value}`) })),
        ]}
        value={queue}
        onChange={setQueue}
      />
      <SelectField<Language>
        label={t('player.language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <TextArea
        label={t('ready.body')}
        value={bodies[language] ?? ''}
        rows={5}
        lang={localeOf[language]}
        maxLength={MAX_SUPPORT_ANSWER}
        onChange={(text) => setBodies({ ...bodies, [language]: text })}
      />
      <p className={styles.faint}>{t('ready.preview')}</p>
      <p className={styles.text} lang={localeOf[language]}>
        {readyText({ bodies }, language, sample) || '…'}
      </p>
    </Act>
  );
};

const useColumns = (): readonly Column<ReadyAnswer>[] => {
  const t = useMessages('office-support', 'main');
  const moment = useMoment();
  return [
    { label: t('ready.title'), key: 'title', value: ({ title }) => title, cell: ({ title }) => title },
    { label: t('queue'), cell: ({ queue }) => (queue === null ? t('any') : t(`queue.${queue}`)) },
    {
      label: t('ready.languages'),
      cell: ({ bodies }) =>
        languages
          .filter((language) => (bodies[language] ?? '').trim() !== '')
          .join(', ')
          .toUpperCase(),
    },
    {
      label: t('ready.version'),
      cell: ({ version, editedBy, editedAt }) => `${version} · ${editedBy} · ${moment(editedAt)}`,
    },
    { label: t('ready.history'), cell: (row) => <ReadyHistory row={row} /> },
    { label: t('ready.edit'), cell: (row) => <SaveAct row={row} /> },
  ];
};

/** The ready answers of the desks. */
export const ReadySection = (): ReactNode => {
  const t = useMessages('office-support', 'main');
  const columns = useColumns();
  return (
    <Section title={t('part.ready')}>
      <Note>{t('ready.text', { variables: '{nick} {agent} {topic} {ref}' })}</Note>
      <div className={styles.actions}>
        <SaveAct />
      </div>
      <Loaded query={useCallQuery('officeSupport.readyAnswers', {})}>
        {({ answers }) => (
          <List
            label={t('part.ready')}
            rows={answers}
            keyOf={({ id }) => String(id)}
            empty={t('ready.empty')}
            columns={columns}
          />
        )}
      </Loaded>
    </Section>
  );
};
