import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { refreshProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { confirmEmail, refused, type AuthResult, refusalText } from './auth-api.ts';
import styles from './auth.module.css';
import { useLinkToken } from './link-token.ts';

/** Follows the link once, however often the page renders. */
const useConfirmation = (token: string | null) =>
  useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: (): Promise<AuthResult> =>
      token === null ? Promise.resolve(refused('link_expired')) : confirmEmail({ token }),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
    networkMode: 'always',
  });

const final: readonly string[] = ['link_expired', 'email_already_taken']; // asking again changes nothing

interface OutcomeProps {
  result: AuthResult;
  onRetry(): void;
}

const Outcome = ({ result, onRetry }: OutcomeProps): ReactNode => {
  const t = useMessages('auth', 'main');
  if (result.outcome !== 'refused') return <p>{t('confirm.text')}</p>;
  const { refusal } = result;
  return (
    <>
      <p>{refusalText(t, refusal)}</p>
      {refusal.problem === 'link_expired' && <p>{t('confirm.again')}</p>}
      {!final.includes(refusal.problem) && (
        <Button variant="primary" onClick={onRetry}>
          {t('confirm.retry')}
        </Button>
      )}
    </>
  );
};

/** Target of a confirmation letter's link: says whether the address is confirmed now. */
export const ConfirmEmailScreen = (): ReactNode => {
  const t = useMessages('auth', 'main');
  const { data: result, refetch, isFetching } = useConfirmation(useLinkToken('confirmation'));
  const outcome = isFetching ? undefined : result?.outcome;
  useEffect(() => {
    if (outcome === 'done') void refreshProfile();
  }, [outcome]);
  return (
    <div className={styles.screen} aria-busy={outcome === undefined}>
      <h1>{t('confirm.title')}</h1>
      <div role="status" className={styles.outcome}>
        {outcome === undefined || !result ? (
          <p>{t('confirm.waiting')}</p>
        ) : (
          <Outcome result={result} onRetry={() => void refetch()} />
        )}
      </div>
      <ButtonLink to="/main">{t('confirm.home')}</ButtonLink>
    </div>
  );
};
