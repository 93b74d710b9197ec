import { ArrowLeft, CircleCheck, ExternalLink, MessageSquarePlus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { SupportConversation } from 'server/contract';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useSiteLinks } from '../../core/site/site-links.ts';
import { useStore } from '../../core/store/store.ts';
import { Button, ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { SupportBegin } from './support-begin.tsx';
import { SupportComposer } from './support-composer.tsx';
import { SupportList } from './support-list.tsx';
import { closeConversation, reloadTalk, showConversation, talk, viewTalk, type Talk } from './support-talk.ts';
import { SupportThread } from './support-thread.tsx';
import styles from './support.module.css';

/** The place outside of the site where people answer too, where the house has one. */
const Elsewhere = (): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  const support = useSiteLinks()?.support;
  if (support === undefined) return null;
  return (
    <ButtonLink to={support} target="_blank" rel="noreferrer" variant="ghost">
      {t('write')}
      <ExternalLink aria-hidden="true" size={18} />
    </ButtonLink>
  );
};

interface ShownProps {
  state: Talk;
  shown: SupportConversation;
  onList(): void;
}

const Conversation = ({ state, shown, onList }: ShownProps): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const [text, setText] = useState('');
  const { busy, run } = useAct<object>(() => undefined);
  const isClosed = shown.state === 'closed';
  const close = (): void => void run(async () => ({ done: await closeConversation(shown.uid) }));
  return (
    <>
      <div className={styles.bar}>
        <IconButton label={t('list')} onClick={onList}>
          <ArrowLeft aria-hidden="true" size={20} />
        </IconButton>
        <p>
          <strong>{t(`topic.${shown.topic}`)}</strong>
          <span>{t(`state.${shown.state}`)}</span>
        </p>
        {!isClosed && (
          <IconButton label={t('close')} disabled={busy} onClick={close}>
            <CircleCheck aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      <SupportThread key={shown.uid} state={state} shown={shown} />
      {isClosed ? (
        <div className={styles.composer}>
          <Button block onClick={() => void showConversation(null)}>
            {t('new')}
          </Button>
        </div>
      ) : (
        <SupportComposer text={text} onText={setText} />
      )}
    </>
  );
};

const Begin = ({ state, onList }: Omit<ShownProps, 'shown'>): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const [text, setText] = useState('');
  const { conversations, pending } = state;
  return (
    <>
      {conversations.length > 0 && (
        <div className={styles.bar}>
          <IconButton label={t('list')} onClick={onList}>
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
          <p>
            <strong>{t('new')}</strong>
          </p>
        </div>
      )}
      <div className={styles.page}>
        <SupportBegin state={state} text={text} />
        {pending.map(({ requestId, problem }) => (
          <p key={requestId} role={problem === undefined ? 'status' : 'alert'} className={styles.note}>
            {problem ?? t('sending')}
          </p>
        ))}
        <Elsewhere />
      </div>
      <SupportComposer text={text} onText={setText} />
    </>
  );
};

const Content = ({ subject }: { subject: string | null }): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const state = useStore(talk);
  const [isList, setIsList] = useState(false);
  useEffect(() => viewTalk(subject), [subject]);
  const { status, conversations, current } = state;
  const show = (uid: string | null): void => {
    setIsList(false);
    showConversation(uid).catch(reloadTalk);
  };
  if (status === 'loading')
    return (
      <div className={styles.page}>
        <Skeleton height={320} />
      </div>
    );
  if (status === 'failed')
    return <ErrorState action={<Button onClick={reloadTalk}>{t('retry')}</Button>}>{t('failed')}</ErrorState>;
  if (isList)
    return (
      <>
        <div className={styles.page}>
          <SupportList conversations={conversations} onShow={show} />
        </div>
        <div className={styles.composer}>
          <Button variant="primary" block onClick={() => show(null)}>
            <MessageSquarePlus aria-hidden="true" size={18} />
            {t('new')}
          </Button>
        </div>
      </>
    );
  const shown = conversations.find(({ uid }) => uid === current);
  const toList = (): void => setIsList(true);
  return shown ? <Conversation state={state} shown={shown} onList={toList} /> : <Begin state={state} onList={toList} />;
};

/** The way to support: a conversation with the people who answer, and answers that are there already. */
export const SupportDialog = ({ open, subject, onClose }: DialogProps): ReactNode => {
  const t = useMessages('helpdesk', 'support');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="stage" className={styles.window ?? ''}>
      <div className={styles.support}>
        <Content subject={subject} />
      </div>
    </Dialog>
  );
};
