import type { ReactNode } from 'react';
import type { Payway } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useSiteLinks } from '../../core/site/site-links.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './cashbox.module.css';

/** Holds the place of a part of the desk. */
export const Loading = ({ height = 240 }: { height?: number }): ReactNode => (
  <div aria-busy="true">
    <Skeleton height={height} />
  </div>
);

/** Error of loading, and a way to try again. */
export const LoadError = ({ error, retry }: { error: unknown; retry(): void }): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const errorText = useErrorText();
  return (
    <Card>
      <ErrorState about={error} action={<Button onClick={retry}>{t('again')}</Button>}>
        {errorText(error)}
      </ErrorState>
    </Card>
  );
};

/** Why nothing goes by a way to pay, or by a coin, now. */
export const PausedNote = ({ name, paused }: { name: string; paused: NonNullable<Payway['paused']> }): ReactNode => (
  <p className={styles.notice} role="status">
    {useMessages('cashbox', 'main')(`paused.${paused}`, { name })}
  </p>
);

/** Leads to the page that plays the payment provider; nothing where providers are real. `to`: that page. */
export const SandboxNote = ({ to }: { to: string }): ReactNode => {
  const t = useMessages('cashbox', 'main');
  if (!useSiteLinks()?.isSandbox) return null;
  return (
    <p className={styles.note}>
      {t('sandbox.text')}{' '}
      <a href={to} target="_blank" rel="noreferrer">
        {t('sandbox.link')}
      </a>
    </p>
  );
};
