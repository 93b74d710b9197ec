import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { MAX_SUPPORT_ANSWER, type OfficeConversation } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { rereadCalls } from '../../core/office/rereads.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { Form } from '../../core/ui/form.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './office-support.module.css';
import { readyText } from './ready-text.ts';
import { TextArea } from '../../core/office/text-area.tsx';

type Kind = 'answer' | 'note';

/** Begins an answer or a note: by a key of the page. */
export interface AnswerBoxHandle {
  begin(kind: Kind): void;
}

const TYPING_EVERY_MS = 3000;

interface AnswerBoxProps {
  conversation: OfficeConversation;
  ref: Ref<AnswerBoxHandle>;
}

/** Writes an answer, maybe from a ready one, or a note that no player sees. */
export const AnswerBox = ({ conversation, ref }: AnswerBoxProps): ReactNode => {
  const t = useMessages('office-support', 'main');
  const { uid, state, queue, language, player, topic, card } = conversation;
  const [chosen, setKind] = useState<Kind>('answer');
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const typedAt = useRef(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const agent = useProfile()?.nick ?? '';
  const { data } = useCallQuery('officeSupport.readyAnswers', {});
  const { busy, problem, run } = useAct<object>(() => rereadCalls(['officeSupport.']));
  const kind = state === 'closed' ? 'note' : chosen;
  useImperativeHandle(ref, () => ({
    begin(next) {
      setKind(next);
      area.current?.focus();
    },
  }));
  const ready = (data?.answers ?? []).filter((one) => one.queue === null || one.queue === queue);
  const type = (next: string): void => {
    setText(next);
    const now = Date.now();
    if (kind === 'note' || now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    call('officeSupport.typing', { conversation: uid }).catch(() => undefined); // nobody misses it
  };
  const send = async (): Promise<void> => {
    if (text.trim() === '' || busy) return;
    const name = kind === 'answer' ? 'officeSupport.answer' : 'officeSupport.note';
    if (!(await run((through) => through(name, { conversation: uid, text, requestId })))) return;
    setText('');
    setRequestId(crypto.randomUUID());
  };
  const fill = (id: string): void => {
    const found = ready.find((one) => String(one.id) === id);
    if (!found) return;
    const values = { nick: player?.nick ?? '', agent, topic: t(`topic.${topic}`), ref: card?.ref ?? '' };
    setText(readyText(found, language, values));
    area.current?.focus();
  };
  return (
    <Form className={classNames(styles.box, kind === 'note' && styles.noteBox)} onSubmit={() => void send()}>
      {state !== 'closed' && (
        <SegmentedControl<Kind>
          label={t('kind')}
          options={[
            { value: 'answer', label: t('kind.answer') },
            { value: 'note', label: t('kind.note') },
          ]}
          value={kind}
          onChange={setKind}
        />
      )}
      {kind === 'answer' && ready.length > 0 && (
        <SelectField
          label={t('ready.choose')}
          options={[
            { value: '', label: t('ready.none') },
            ...ready.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value=""
          onChange={fill}
        />
      )}
      <TextArea
        ref={area}
        label={t(kind === 'note' ? 'note.label' : 'answer.label')}
        value={text}
        rows={4}
        maxLength={MAX_SUPPORT_ANSWER}
        onChange={type}
        onSend={() => void send()}
        {...(kind === 'answer' && { lang: localeOf[language] })}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" variant="primary" loading={busy} disabled={text.trim() === ''}>
        {t(kind === 'note' ? 'note.send' : 'answer.send')}
      </Button>
    </Form>
  );
};
