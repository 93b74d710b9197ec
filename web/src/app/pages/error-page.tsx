import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MAX_SUPPORT_REF } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { AskSupportButton } from '../../core/modal/ask-support-button.tsx';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import styles from './plain.module.css';

/** The page's address as the code of an error: "page.cash.deposit". */
const placeOf = (path: string): string => `page${path.replace(/[^\w-]+/g, '.')}`.slice(0, MAX_SUPPORT_REF);

const Broken = ({ error, hasFrame }: { error: unknown; hasFrame: boolean }): ReactNode => {
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
        {hasFrame && <AskSupportButton topic="technical" about={placeOf(location.pathname)} />}
      </div>
    </div>
  );
};

/** A page broke, or its route says that there is no such page: the frame around it stays. */
export const PageError = ({ hasFrame = true }: { hasFrame?: boolean }): ReactNode => {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <Broken error={error} hasFrame={hasFrame} />
  );
};

/** The frame itself broke. */
export const FrameError = (): ReactNode => (
  <main>
    <PageError hasFrame={false} />
  </main>
);
