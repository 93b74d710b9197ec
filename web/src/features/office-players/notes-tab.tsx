import { useId, useState, type ReactNode } from 'react';
import type { PlayerPage } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { MorePages } from '../../core/office/more-pages.tsx';
import office from '../../core/office/office.module.css';
import { rereadCalls } from '../../core/office/rereads.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './player.module.css';
import { usePages } from './use-pages.ts';

const MIN_NOTE = 3;
const MAX_NOTE = 500;

const AddNote = ({ userId }: { userId: string }): ReactNode => {
  const t = useMessages('office-players', 'notes');
  const id = useId();
  const [text, setText] = useState('');
  const { busy, problem, run } = useAct(() => rereadCalls(['officePlayers.notes', 'officePlayers.open']));
  const add = async (): Promise<void> => {
    if (await run((send) => send('officePlayers.addNote', { userId, text: text.trim() }), t('added'))) setText('');
  };
  return (
    <Form className={styles.note} onSubmit={() => void add()}>
      <label htmlFor={id}>{t('new')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_NOTE}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem !== undefined && (
        <p role="alert" className={office.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" loading={busy} disabled={text.trim().length < MIN_NOTE}>
        {t('add')}
      </Button>
    </Form>
  );
};

/** Notes of the staff about a player, the newest first. */
export const NotesTab = ({ page: { userId, isProtected } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'notes');
  const moment = useMoment();
  const query = usePages('officePlayers.notes', { userId });
  return (
    <Section title={t('title')}>
      <Note>{t('text')}</Note>
      {!isProtected && <AddNote userId={userId} />}
      <MorePages query={query} rows={query.data?.flatMap(({ notes }) => notes)} empty={t('none')}>
        {(rows) => (
          <Trail
            label={t('title')}
            events={rows.map(({ id, author, text, at }) => ({
              key: id,
              title: author,
              text: <span className={styles.words}>{text}</span>,
              facts: [moment(at)],
            }))}
          />
        )}
      </MorePages>
    </Section>
  );
};
