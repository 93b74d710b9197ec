import { Paperclip, Send, X } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { kycMediaTypes, MAX_SUPPORT_ATTACHMENTS, MAX_SUPPORT_TEXT } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { useDraftFiles, type DraftFile } from './support-files.ts';
import { sayTyping, sendQuestion } from './support-talk.ts';
import styles from './support.module.css';

const SHOWN_COUNT_FROM = MAX_SUPPORT_TEXT - 200; // characters from which on those that are left are shown

const FileItem = ({ file, onRemove }: { file: DraftFile; onRemove(): void }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const { name, preview, share, sent, problem } = file;
  const percent = Math.floor(share * 100);
  return (
    <li className={styles.file} data-failed={problem !== undefined || undefined}>
      <img src={preview} alt="" width={40} height={40} />
      <span className={styles.fileName}>{name}</span>
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {problem === undefined && !sent && (
        <span
          className={styles.track}
          role="progressbar"
          aria-label={t('file.sending', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
      <IconButton label={t('file.remove', { name })} onClick={onRemove}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </li>
  );
};

interface SupportComposerProps {
  text: string;
  onText(text: string): void;
}

/** The field for a message, with its pictures. Enter sends, Shift and Enter begin a line. */
export const SupportComposer = ({ text, onText }: SupportComposerProps): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const errorText = useErrorText();
  const draft = useDraftFiles();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '' && draft.sent.length === 0;
  const send = (): void => {
    if (isEmpty || draft.isBusy) return;
    void sendQuestion({ text: text.trim(), attachments: draft.sent }, errorText);
    onText('');
    draft.clear();
    field.current?.focus();
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const pasted = ({ clipboardData: { files } }: ClipboardEvent): void => {
    if (files.length > 0) draft.add(files);
  };
  return (
    <Form className={styles.composer} onSubmit={send}>
      {draft.files.length > 0 && (
        <ul className={styles.files}>
          {draft.files.map((file) => (
            <FileItem key={file.id} file={file} onRemove={() => draft.remove(file.id)} />
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <label className={styles.attach} data-off={draft.files.length >= MAX_SUPPORT_ATTACHMENTS || undefined}>
          <span className="visually-hidden">{t('attach')}</span>
          <Paperclip aria-hidden="true" size={20} />
          <input
            type="file"
            multiple
            accept={kycMediaTypes.join(',')}
            className="visually-hidden"
            disabled={draft.files.length >= MAX_SUPPORT_ATTACHMENTS}
            onChange={({ currentTarget }) => {
              draft.add(currentTarget.files ?? []);
              currentTarget.value = ''; // the same file may be chosen again
            }}
          />
        </label>
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={MAX_SUPPORT_TEXT}
          aria-label={t('write')}
          placeholder={t('write')}
          enterKeyHint="send"
          onKeyDown={keyed}
          onPaste={pasted}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value);
            sayTyping();
          }}
        />
        <button type="submit" className={styles.send} disabled={isEmpty || draft.isBusy}>
          <span className="visually-hidden">{t('send')}</span>
          <Send aria-hidden="true" size={18} />
        </button>
      </div>
      {text.length >= SHOWN_COUNT_FROM && (
        <p className={styles.note}>{t('left', { count: MAX_SUPPORT_TEXT - text.length })}</p>
      )}
    </Form>
  );
};
