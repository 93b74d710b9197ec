import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import styles from './plain.module.css';

export const NotFoundPage = (): ReactNode => {
  const t = useMessages('app', 'shell');
  return (
    <div className={styles.plain}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <ButtonLink to="/main" variant="primary">
        {t('home')}
      </ButtonLink>
    </div>
  );
};
