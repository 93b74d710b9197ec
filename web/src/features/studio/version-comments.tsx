import { useState, type ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import office from '../../core/office/office.module.css';
import { rereadCalls } from '../../core/office/rereads.ts';
import { Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';

const COMMENT_CALLS = ['studio.comments'];
const MIN_LETTERS = 3;

/** Remarks on a version, and a field for another one. */
export const VersionComments = ({ id }: { id: number }): ReactNode => {
  const t = useMessages('studio', 'version');
  const moment = useMoment();
  const [text, setText] = useState('');
  const { data } = useCallQuery('studio.comments', { id });
  const { busy, problem, run } = useAct<{ success: true }>(() => rereadCalls(COMMENT_CALLS));
  const add = async (): Promise<void> => {
    if (await run((send) => send('studio.comment', { id, text }))) setText('');
  };
  return (
    <Section title={t('comments')}>
      <Trail
        label={t('comments')}
        empty={t('comments.none')}
        events={(data?.comments ?? []).map((comment) => ({
          key: comment.id,
          title: comment.author,
          text: comment.text,
          facts: [moment(comment.at)],
        }))}
      />
      <Form onSubmit={() => void add()}>
        <TextField
          label={t('comments.new')}
          autoComplete="off"
          maxLength={500}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div className={office.actions}>
          <Button type="submit" loading={busy} disabled={text.trim().length < MIN_LETTERS}>
            {t('comments.add')}
          </Button>
        </div>
        {problem !== undefined && (
          <p role="alert" className={office.problem}>
            {problem}
          </p>
        )}
      </Form>
    </Section>
  );
};
