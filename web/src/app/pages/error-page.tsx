import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import styles from './plain.module.css';

const Broken = ({ error }: { error: unknown }): ReactNode => {
  const t = useMessages('app', 'shell');
  useEffect(() => console.error('a page broke', error), [error]);
  return (
    <div className={styles.plain} role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
        <ButtonLink to="/main" reloadDocument>
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  );
};

/** A page broke, or its route says that there is no such page: the frame around it stays. */
export const PageError = (): ReactNode => {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <Broken error={error} />;
};

/** The frame itself broke. */
export const FrameError = (): ReactNode => (
  <main>
    <PageError />
  </main>
);
