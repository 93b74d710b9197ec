import { RotateCw, Star, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  MAX_SUPPORT_COMMENT,
  MAX_SUPPORT_RATING,
  supportSystemTexts,
  type SupportConversation,
  type SupportMessage,
} from 'server/contract';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { SupportCardView } from './support-card.tsx';
import { usePicture } from './support-files.ts';
import {
  dropQuestion,
  loadOlderMessages,
  rateConversation,
  sendQuestionAgain,
  type PendingQuestion,
  type Talk,
} from './support-talk.ts';
import styles from './support.module.css';

const Picture = ({ uid }: { uid: string }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const address = usePicture(uid);
  if (address === null) return <p className={styles.note}>{t('picture.gone')}</p>;
  if (address === undefined) return <span className={styles.picture} aria-busy="true" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={address} alt={t('picture')} />
    </a>
  );
};

const MessageItem = ({ message }: { message: SupportMessage }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const { side, agent, text, attachments, at } = message;
  const locale = localeOf[useLanguage()];
  const clock = dateFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  if (side === 'system') {
    const known = supportSystemTexts.find((each) => each === text);
    return <p className={styles.system}>{known ? t(`system.${known}`) : text}</p>;
  }
  return (
    <article className={styles.message} data-side={side}>
      <p className={styles.byline}>
        <strong>{side === 'player' ? t('you') : (agent ?? t('house'))}</strong>
        <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
      </p>
      {text !== '' && <p className={styles.words}>{text}</p>}
      {attachments.map(({ uid }) => (
        <Picture key={uid} uid={uid} />
      ))}
    </article>
  );
};

/** A message on its way, or one that was refused: with why, to be sent again or dropped. */
const PendingItem = ({ pending: { requestId, text, problem } }: { pending: PendingQuestion }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const errorText = useErrorText();
  return (
    <article className={styles.message} data-side="player" data-pending>
      {text !== '' && <p className={styles.words}>{text}</p>}
      {problem === undefined ? (
        <p className={styles.note}>{t('sending')}</p>
      ) : (
        <div className={styles.problem} role="alert">
          <TriangleAlert aria-hidden="true" size={16} />
          <span>{problem}</span>
          <IconButton label={t('sendAgain')} onClick={() => sendQuestionAgain(requestId, errorText)}>
            <RotateCw aria-hidden="true" size={16} />
          </IconButton>
          <IconButton label={t('drop')} onClick={() => dropQuestion(requestId)}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        </div>
      )}
    </article>
  );
};

/** Stars for a conversation that is over; given once. */
const Rating = ({ conversation: { uid, rating } }: { conversation: SupportConversation }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const { busy, problem, run } = useAct<object>(() => undefined);
  if (rating !== null) return <p className={styles.system}>{t('rate.given', { count: rating })}</p>;
  const send = (): void => void run(async () => ({ done: await rateConversation(uid, stars, comment) }));
  return (
    <Form className={styles.rating} onSubmit={send}>
      <fieldset>
        <legend>{t('rate')}</legend>
        {Array.from({ length: MAX_SUPPORT_RATING }, (_, place) => place + 1).map((count) => (
          <label key={count} data-on={count <= stars || undefined}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              checked={count === stars}
              onChange={() => setStars(count)}
            />
            <span className="visually-hidden">{t('rate.star', { count })}</span>
            <Star aria-hidden="true" size={28} />
          </label>
        ))}
      </fieldset>
      {stars > 0 && (
        <>
          <TextField
            label={t('rate.comment')}
            value={comment}
            maxLength={MAX_SUPPORT_COMMENT}
            error={problem}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <Button type="submit" variant="primary" loading={busy}>
            {t('rate.send')}
          </Button>
        </>
      )}
    </Form>
  );
};

/** Says politely what the house writes, once its page is there. */
const useAloud = (messages: readonly SupportMessage[]): void => {
  const t = useMessages('helpdesk', 'talk');
  const last = messages.at(-1);
  const said = useRef(last?.seq ?? 0);
  useEffect(() => {
    if (!last || last.seq <= said.current) return;
    const isNews = said.current > 0;
    said.current = last.seq;
    if (isNews && last.side === 'staff') announce(t('aloud', { text: last.text }));
  }, [last, t]);
};

/** The messages of a conversation, the newest at the bottom, and its end. */
export const SupportThread = ({ state, shown }: { state: Talk; shown: SupportConversation }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const { messages, pending, hasOlder, isTyping } = state;
  useAloud(messages);
  const loadOlder = (): void => void loadOlderMessages().catch(() => undefined); // a press repeats it
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div className={styles.scroll} role="log" aria-live="off" aria-label={t('messages')} tabIndex={0}>
      <div className={styles.thread}>
        {shown.card && <SupportCardView card={shown.card} />}
        {hasOlder && <Button onClick={loadOlder}>{t('older')}</Button>}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li key={message.uid}>
              <MessageItem message={message} />
            </li>
          ))}
          {pending.map((each) => (
            <li key={each.requestId}>
              <PendingItem pending={each} />
            </li>
          ))}
        </ol>
        {isTyping && <p className={styles.note}>{t('typing')}</p>}
        {shown.state === 'closed' && <Rating conversation={shown} />}
      </div>
    </div>
  );
};
