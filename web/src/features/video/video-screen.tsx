import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Film } from './film.tsx';
import styles from './video.module.css';

/** The film on a page of its own. */
export const VideoScreen = (): ReactNode => {
  const titles = useMessages('video', 'titles');
  const t = useMessages('video', 'main');
  return (
    <div className={styles.screen}>
      <header>
        <h1>{titles('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Film />
      <ButtonLink to="/fairness">{t('more')}</ButtonLink>
    </div>
  );
};
