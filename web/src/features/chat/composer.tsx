import { Gift, Send, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  AIRDROP_MIN_STATUS,
  chatBanReasons,
  chatTypes,
  MAX_CHAT_TEXT,
  type ChatBan,
  type ChatMessage,
  type Profile,
} from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { dateFormat } from '../../core/i18n/dates.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn, openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { useStore } from '../../core/store/store.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { composerDraft } from './composer-draft.ts';
import { endBan, sendMessage, type RoomState } from './chat-room.ts';
import { chatWarningOf } from './chat-text.ts';
import styles from './chat.module.css';
import { COMPLETION_ID, CompletionList, completionOption } from './completion-list.tsx';
import { PictureButton } from './picture-button.tsx';
import { useCompletion } from './use-completion.ts';
import { useViewer, type Viewer } from './use-viewer.ts';

const SHOWN_COUNT_FROM = 120; // characters from which on those that are left are shown
const SECOND_MS = 1_000;

/** Seconds until the next message may be sent; 0: now. */
const useRest = (until: number): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = (): void => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(count, SECOND_MS / 4);
    count();
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

const BanNote = ({ ban: { until, reason, comment } }: { ban: ChatBan }): ReactNode => {
  const t = useMessages('chat', 'main');
  const locale = localeOf[useLanguage()];
  const date = dateFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const name = Object.entries(chatBanReasons).find(([, value]) => value === reason)?.[0] as keyof typeof chatBanReasons;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(endBan, Math.max(0, until - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  const why = comment === '' ? t(`ban.reason.${name}`) : comment;
  return (
    <p className={styles.closed}>
      {until === null
        ? t('banned.ever', { reason: why })
        : t('banned.until', { date: date.format(until), reason: why })}
    </p>
  );
};

/** Why the visitor may not write; nothing where they may. */
const ClosedNote = ({
  state: { ban, isOnBreak, isReadOnly },
  viewer,
}: {
  state: RoomState;
  viewer: Viewer | null;
}): ReactNode => {
  const t = useMessages('chat', 'main');
  if (!viewer)
    return (
      <div className={styles.closed}>
        <p>{t('guest')}</p>
        <Button variant="primary" block onClick={askToSignIn}>
          {t('signIn')}
        </Button>
      </div>
    );
  if (ban) return <BanNote ban={ban} />;
  if (isOnBreak) return <p className={styles.closed}>{t('onBreak')}</p>;
  return isReadOnly && !viewer.keepsOrder ? <p className={styles.closed}>{t('readOnly')}</p> : null;
};

interface ComposerProps {
  state: RoomState;
  replyTo: ChatMessage | null;
  onReplied(): void;
}

const Writing = ({ state, replyTo, onReplied, profile }: ComposerProps & { profile: Profile }): ReactNode => {
  const t = useMessages('chat', 'main');
  const errorText = useErrorText();
  const text = useStore(composerDraft);
  const setText = composerDraft.set;
  const [confirmed, setConfirmed] = useState<string>(); // the text of which its sender has read the warning
  const field = useRef<HTMLInputElement>(null);
  const completion = useCompletion(field, { text, room: state.room, setText });
  const isOffering = completion.players.length > 0;
  const rest = useRest(state.restUntil);
  const warning = chatWarningOf(text);
  const isWarned = warning !== undefined && confirmed === text;
  useEffect(() => {
    if (replyTo) field.current?.focus();
  }, [replyTo]);
  const send = (): void => {
    const words = text.trim();
    if (words === '' || rest > 0) return;
    if (warning !== undefined && !isWarned) return setConfirmed(text);
    setText('');
    onReplied();
    void sendMessage({ type: chatTypes.text, text: words, replyTo }, errorText);
  };
  const canGive = profile.compointStatus >= AIRDROP_MIN_STATUS || profile.roles.includes('admin');
  return (
    <Form className={styles.composer} onSubmit={send}>
      {replyTo && (
        <p className={styles.replying}>
          <span>{t('replying', { nick: replyTo.cards.nick })}</span>
          <IconButton label={t('noReply')} onClick={onReplied}>
            <X aria-hidden="true" size={14} />
          </IconButton>
        </p>
      )}
      {isWarned && (
        <p role="alert" className={styles.problem}>
          {t(`warning.${warning}`)}
        </p>
      )}
      <CompletionList completion={completion} />
      <div className={styles.line}>
        <div className={styles.writing}>
          <input
            ref={field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOffering}
            aria-controls={isOffering ? COMPLETION_ID : undefined}
            aria-activedescendant={isOffering ? completionOption(completion.active) : undefined}
            value={text}
            maxLength={MAX_CHAT_TEXT}
            aria-label={t('write')}
            placeholder={t('write')}
            autoComplete="off"
            enterKeyHint="send"
            className={styles.field}
            onChange={(event) => {
              setText(event.currentTarget.value);
              completion.follow();
            }}
            onSelect={completion.follow}
            onKeyDown={completion.press}
            onBlur={completion.close}
          />
          <PictureButton
            rest={rest}
            hasGifs={state.hasGifs}
            onPick={(picture) => {
              onReplied();
              void sendMessage({ ...picture, replyTo }, errorText);
            }}
          />
        </div>
        {canGive && (
          <IconButton label={t('airdrop.give')} onClick={() => openModal('airdrop')}>
            <Gift aria-hidden="true" size={18} />
          </IconButton>
        )}
        <button type="submit" className={styles.send} disabled={text.trim() === '' || rest > 0}>
          <span className="visually-hidden">{t('send')}</span>
          <span aria-hidden="true">{rest > 0 ? rest : <Send size={18} />}</span>
        </button>
      </div>
      {text.length >= SHOWN_COUNT_FROM && (
        <p className={styles.note}>{t('left', { count: MAX_CHAT_TEXT - text.length })}</p>
      )}
    </Form>
  );
};

/** The field for a message, or why the visitor may not write. */
export const Composer = (props: ComposerProps): ReactNode => {
  const { status, profile } = useSession();
  const viewer = useViewer();
  if (status === 'loading') return <div className={styles.composer} />;
  const { ban, isOnBreak, isReadOnly } = props.state;
  if (!profile || !viewer || ban || isOnBreak || (isReadOnly && !viewer.keepsOrder))
    return <ClosedNote state={props.state} viewer={viewer} />;
  return <Writing {...props} profile={profile} />;
};
