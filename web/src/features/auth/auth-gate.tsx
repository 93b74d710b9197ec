import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isAmong } from '../../core/features/audience.ts';
import { Parts } from '../../core/features/parts.tsx';
import { closeModal } from '../../core/modal/modal.ts';
import { currentLocation, navigate } from '../../core/modal/navigator.ts';
import { changeCurrency, useGuestCurrencyId } from '../../core/session/currencies.ts';
import { currentSession, useFastAccount, useSession } from '../../core/session/session.ts';
import { wantedGame, wantGame, wayBackTo } from '../../core/session/way-back.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { authDialogs, useAuthView, type AuthView } from './auth-dialogs.ts';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

const OTHER_WAYS_HEIGHT = 160; // about what they will take

/** After sign-in a game goes on where it was, or the one opens that asked for it; everybody else starts from the main page. */
const leave = (): void => {
  const { pathname, search } = currentLocation();
  const wanted = wantedGame();
  wantGame(undefined);
  if (wanted === undefined && wayBackTo(pathname, search) !== undefined) closeModal();
  else navigate(wanted ?? '/main', { replace: true });
};

/** Leads on from what is open once somebody has signed in, and closes what is not for who they are. */
const useWayOn = (name: AuthView | null, isKept: boolean): void => {
  const session = useSession();
  const { status } = session;
  const fits = name === null || isAmong(authDialogs[name].audience, session);
  const before = useRef(status);
  const hasEntered = useRef(false); // by the open view, which has yet to give way
  useEffect(() => {
    if (before.current === 'guest' && status === 'player' && name !== null) hasEntered.current = true;
    before.current = status;
    if (name === null && status === 'guest') wantGame(undefined);
    if (isKept || fits || status === 'loading') return;
    if (hasEntered.current) leave();
    else closeModal();
    hasEntered.current = false;
  }, [name, status, fits, isKept]);
};

/** The currency that was guessed while nobody was signed in. Asked again later, the server would tell the player's own. */
const useSuggestedCurrencyId = (): number | undefined => {
  const { status } = useSession();
  const guessed = useGuestCurrencyId(status === 'guest');
  const [first, setFirst] = useState(guessed);
  if (first === undefined && guessed !== undefined) setFirst(guessed);
  return first;
};

/** Goes on in the currency in which the guest saw the tables: their stakes stand. */
const adoptCurrency = (suggestedId: number | undefined): void => {
  const { profile } = currentSession();
  if (suggestedId === undefined || !profile || profile.targetCurrency === suggestedId) return;
  changeCurrency(suggestedId).catch(reportError);
};

/** A newcomer by way of another site comes back with `?welcome=1` and begins where all others do. */
const useWelcome = (suggestedId: number | undefined): void => {
  const [params] = useSearchParams();
  const { status } = useSession();
  const isWelcome = params.get('welcome') === '1';
  useEffect(() => {
    if (!isWelcome || status === 'loading') return;
    if (status === 'player') adoptCurrency(suggestedId);
    const { pathname, search } = currentLocation();
    const rest = new URLSearchParams(search);
    rest.delete('welcome');
    const text = rest.toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
  }, [isWelcome, status, suggestedId]);
};

/** The view of the way in that the address names. The last one stays while it closes, to fade and to give back the focus. */
export const AuthGate = (): ReactNode => {
  const name = useAuthView();
  const isKept = useFastAccount() !== null; // shown until its owner has it, wherever Back has led
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);
  const suggestedId = useSuggestedCurrencyId();
  useWayOn(name, isKept);
  useWelcome(suggestedId);
  return (
    <Suspense>
      {last && (
        <AuthDialog
          view={last}
          open={name !== null || isKept}
          social={<Parts place="signIn" given={{}} fallback={<Skeleton height={OTHER_WAYS_HEIGHT} />} />}
          onClose={closeModal}
          onRegistered={() => adoptCurrency(suggestedId)}
        />
      )}
    </Suspense>
  );
};
