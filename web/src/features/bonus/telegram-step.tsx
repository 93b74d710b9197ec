import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './bonus.module.css';
import own from './telegram.module.css';
import { telegramMessages } from './telegram.messages.ts';

/** A step of a bonus, with a link until it is done. */
export const Step = ({
  name,
  isDone,
  children,
}: {
  name: ReactNode;
  isDone: boolean;
  children?: ReactNode;
}): ReactNode => {
  const t = useMessages(telegramMessages);
  return (
    <li className={styles.row}>
      <span>{name}</span>
      {isDone ? <span className={styles.state}>{t('done')}</span> : <span className={own.acts}>{children}</span>}
    </li>
  );
};
