import { useEffect, useRef, useState, type ReactNode } from 'react';
import { supportQueues, type CallAnswer, type OfficeMessage, type SupportQueue } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { useProfile } from '../../core/session/session.ts';
import { AnswerBox, type AnswerBoxHandle } from './answer-box.tsx';
import styles from './office-support.module.css';
import { TextArea } from '../../core/office/text-area.tsx';
import { useKeys, usePlayerTypes } from './use-support.ts';

type Opened = CallAnswer<'officeSupport.open'>;

const SUPPORT_CALLS = ['officeSupport.'];

const Message = ({ message, language }: { message: OfficeMessage; language: string }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const moment = useMoment();
  const { side, author, text, via, attachments, at } = message;
  if (side === 'system') {
    const key = `system.${text}`;
    return <li className={styles.system}>{hasMessage(texts('office-support', 'main'), key) ? t(key) : text}</li>;
  }
  const name = author?.nick ?? t('guest');
  return (
    <li className={classNames(styles.message, styles[side])}>
      <p className={styles.faint}>
        {[side === 'note' ? t('note.by', { nick: name }) : name, moment(at), via === 'email' && t('via.email')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.text} lang={side === 'note' ? undefined : language}>
        {text}
      </p>
      {attachments.length > 0 && (
        <p className={styles.files}>
          {attachments.map(({ uid }, place) => (
            <a key={uid} href={`/api/office/support/attachment/${uid}`} target="_blank" rel="noreferrer">
              {t('picture', { number: place + 1 })}
            </a>
          ))}
        </p>
      )}
    </li>
  );
};

/** Takes, gives away, hands over, closes or reopens a conversation. */
const Actions = ({ opened: { conversation } }: { opened: Opened }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const { uid, queue, state, assignee, isMine } = conversation;
  const { data } = useCallQuery('officeSupport.list', { search: '', page: 1 });
  const nick = useProfile()?.nick;
  const colleagues = data?.colleagues ?? [];
  const me = colleagues.find((one) => one.nick === nick)?.userId;
  const [to, setTo] = useState('');
  const others = supportQueues.filter((one) => one !== queue);
  const [next, setNext] = useState<SupportQueue>(others[0] ?? queue);
  const [note, setNote] = useState('');
  const was = assignee?.userId ?? null;
  const shared = { reason: false, done: t('done'), rereads: SUPPORT_CALLS } as const;
  return (
    <div className={styles.actions}>
      {!isMine && me !== undefined && (
        <Act
          {...shared}
          label={t('take')}
          text={t('take.text')}
          send={(call) => call('officeSupport.assign', { conversation: uid, assignee: me, was })}
        />
      )}
      <Act
        {...shared}
        label={t('assign')}
        text={t('assign.text')}
        onOpen={() => setTo(was ?? '')}
        send={(call) => call('officeSupport.assign', { conversation: uid, assignee: to || null, was })}
      >
        <SelectField
          label={t('assignee')}
          options={[
            { value: '', label: t('nobody') },
            ...colleagues.map(({ userId, nick: label }) => ({ value: userId, label })),
          ]}
          value={to}
          onChange={setTo}
        />
      </Act>
      <Act
        {...shared}
        label={t('handOver')}
        text={t('handOver.text')}
        fault={() => (note.trim() === '' ? t('handOver.fault') : undefined)}
        send={(call) => call('officeSupport.handOver', { conversation: uid, queue: next, note })}
      >
        <SelectField<SupportQueue>
          label={t('queue')}
          options={others.map((value) => ({ value, label: t(`queue.${value}`) }))}
          value={next}
          onChange={setNext}
        />
        <TextArea label={t('handOver.note')} value={note} rows={3} onChange={setNote} />
      </Act>
      {state === 'closed' ? (
        <Act
          {...shared}
          label={t('reopen')}
          text={t('reopen.text')}
          send={(call) => call('officeSupport.reopen', { conversation: uid })}
        />
      ) : (
        <Act
          {...shared}
          label={t('close')}
          text={t('close.text')}
          send={(call) => call('officeSupport.close', { conversation: uid })}
        />
      )}
    </div>
  );
};

/** The messages, notes of staff among them, and the box for an answer. `r`, `n` and `e` answer, note and end. */
export const Conversation = ({ opened }: { opened: Opened }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const { conversation, messages } = opened;
  const { uid, player, email, topic, state, queue, isOwn, language } = conversation;
  const types = usePlayerTypes(uid);
  const box = useRef<AnswerBoxHandle>(null);
  const actions = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (messages.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages]);
  useKeys({
    r: () => box.current?.begin('answer'),
    n: () => box.current?.begin('note'),
    e: () => actions.current?.querySelector<HTMLButtonElement>('button:last-of-type')?.click(),
  });
  return (
    <Card className={styles.conversation}>
      <header className={styles.head}>
        <h2>{player?.nick ?? email ?? t('guest')}</h2>
        <Badge>{t(`topic.${topic}`)}</Badge>
        <Badge>{t(`queue.${queue}`)}</Badge>
        <Badge tone={state === 'waiting' ? 'wait' : undefined}>{t(`state.${state}`)}</Badge>
      </header>
      <div ref={actions}>{!isOwn && <Actions opened={opened} />}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <ol ref={list} className={styles.messages} tabIndex={0} aria-label={t('messages')}>
        {messages.map((message) => (
          <Message key={message.uid} message={message} language={localeOf[language]} />
        ))}
      </ol>
      <p role="status" className={styles.faint}>
        {types && t('types')}
      </p>
      {isOwn ? <p>{t('own')}</p> : <AnswerBox ref={box} conversation={conversation} />}
      <p className={styles.keys}>{t('keys')}</p>
    </Card>
  );
};
