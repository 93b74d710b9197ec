import { Popover } from '@base-ui/react/popover';
import { CheckCheck, Settings } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Notice } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { Button, ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { rereadNotices } from './live-notices.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notices.module.css';

const SHOWN = 8; // the others stand on their page
const GAP = 8; // px between button and panel
const MARGIN = 12; // px that stay free at the window's edge

const Latest = ({ onFollow }: { onFollow(notice: Notice): void }): ReactNode => {
  const t = useMessages('notices', 'main');
  const errorText = useErrorText();
  const { data, error, refetch } = useCallQuery('notices.load', {});
  if (!data)
    return error ? (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {errorText(error)}
      </ErrorState>
    ) : (
      <Skeleton height={160} />
    );
  if (data.items.length === 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <ul className={styles.latest}>
      {data.items.slice(0, SHOWN).map((notice) => (
        <NoticeItem key={notice.id} notice={notice} onFollow={onFollow} />
      ))}
    </ul>
  );
};

const Panel = ({ onClose }: { onClose(): void }): ReactNode => {
  const t = useMessages('notices', 'main');
  const titles = useMessages('notices', 'titles');
  const { data } = useCallQuery('notices.load', {});
  const { busy, problem, run } = useAct(rereadNotices);
  const [first] = data?.items ?? [];
  const follow = ({ id, isRead }: Notice): void => {
    onClose();
    if (!isRead) void run((call) => call('notices.read', { id }));
  };
  return (
    <>
      <div className={styles.head}>
        <Popover.Title className={styles.title}>{titles('title')}</Popover.Title>
        {first && data && data.unread > 0 && (
          <IconButton
            label={t('readAll')}
            aria-busy={busy}
            onClick={() => void (!busy && run((call) => call('notices.read', { upTo: first.id })))}
          >
            <CheckCheck aria-hidden="true" size={20} />
          </IconButton>
        )}
        <IconButton
          label={t('choices')}
          onClick={() => {
            onClose();
            navigate('/settings/preferences#notices');
          }}
        >
          <Settings aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Latest onFollow={follow} />
      <ButtonLink to="/notices" block onClick={onClose}>
        {t('all')}
      </ButtonLink>
    </>
  );
};

/** The latest notices below their button: apart, because what places them is heavy. */
export const NoticesPanel = ({ trigger }: { trigger: ReactElement }): ReactNode => {
  const [open, setOpen] = useState(true); // by the press that loaded it
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} align="end" sideOffset={GAP} collisionPadding={MARGIN}>
          <Popover.Popup className={styles.panel}>
            <Panel onClose={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
