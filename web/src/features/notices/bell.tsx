import { Bell as Icon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { MAX_UNREAD } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton, type IconButtonProps } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './bell.module.css';
import { useLiveNotices } from './live-notices.ts';

const NoticesPanel = lazy(async () => ({ default: (await import('./notices-panel.tsx')).NoticesPanel }));

/** The button of the notices, with the number of unread ones. */
const useBell = (props: Partial<IconButtonProps>): ReactElement => {
  const t = useMessages('notices', 'bell');
  const title = useMessages('notices', 'titles')('title');
  const { data: { unread } = { unread: 0 } } = useCallQuery('notices.unread', {}, { staleTime: 0 });
  const shown = unread < MAX_UNREAD ? String(unread) : `${MAX_UNREAD - 1}+`;
  return (
    <IconButton
      label={unread > 0 ? t('unread', { count: unread }) : title}
      {...props}
      className={classNames(styles.bell)}
    >
      <Icon aria-hidden="true" size={20} />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {shown}
        </span>
      )}
    </IconButton>
  );
};

/** Opens the latest notices. Their window loads when it is first opened. */
export const Bell = (): ReactNode => {
  const [wanted, setWanted] = useState(false);
  const bell = useBell(
    wanted ? {} : { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick: () => setWanted(true) },
  );
  useLiveNotices();
  return wanted ? (
    <Suspense fallback={bell}>
      <NoticesPanel trigger={bell} />
    </Suspense>
  ) : (
    bell
  );
};
