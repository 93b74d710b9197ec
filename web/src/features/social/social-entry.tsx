import { useEffect, useRef } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { currentLocation, navigate } from '../../core/modal/navigator.ts';
import { keptWayBack } from '../../core/session/way-back.ts';
import { toast } from '../../core/ui/toast.tsx';
import { followResult, goBack, sayResult, type T } from './sign-in-result.ts';
import { withoutEntry, type Entry } from './entry.ts';
import { isSocial, signInPath } from './providers.tsx';
import { signInByTelegram, signInByTwitter, NoAnswerError } from './social-api.ts';

/** An entry token that is over: the sign-in begins again. */
const beginAgain = (t: T, state: string): void => {
  toast.info(t('result.noToken'));
  navigate(signInPath('telegram').replace('state=false', `state=${state === 'true'}`), { replace: true });
};

const signIn = async (t: T, entry: Exclude<Entry, { kind: 'result' }>): Promise<void> => {
  try {
    if (entry.kind === 'twitter') return await followResult(t, 'twitter', await signInByTwitter(entry.token));
    const answer = await signInByTelegram(entry.id, entry.state);
    if (answer.msg === 'noToken') beginAgain(t, entry.state);
    else await followResult(t, 'telegram', answer);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    sayResult(t, entry.kind, 'network');
  }
};

/** Does what the address of who comes back from a provider asks for, takes it out of the address, and leads to the game that was left. */
export const SocialEntry = ({ entry }: { entry: Entry }): null => {
  const t = useMessages('social', 'main');
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { pathname, search, hash } = currentLocation();
    if (entry.kind === 'result' && pathname === '/main' && keptWayBack() !== undefined)
      goBack(new URLSearchParams(search).has('welcome'));
    else navigate(`${pathname}${withoutEntry(search)}${hash}`, { replace: true, preventScrollReset: true });
    if (entry.kind !== 'result') void signIn(t, entry);
    else if (isSocial(entry.social)) sayResult(t, entry.social, entry.result);
  }, [entry, t]);
  return null;
};
