import type { Social, SocialResult } from 'server/contract';
import { hasMessage, texts, type Texts, type Translate } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { currentSession, enterSession, onSession, refreshProfile } from '../../core/session/session.ts';
import { takeWayBack } from '../../core/session/way-back.ts';
import { toast } from '../../core/ui/toast.tsx';
import { providerNames } from './providers.tsx';

export type T = Translate<Texts<'social', 'main'>>;

/** The sentence for what an attempt came to; the general one for a code that nobody knows. */
export const resultText = (t: T, social: Social, outcome: string): string => {
  const key = `result.${outcome}`;
  return t(hasMessage(texts('social', 'main'), key) ? (key as `result.${SocialResult}`) : 'result.generic', {
    name: providerNames[social],
  });
};

/** Says it: a success briefly, anything else until it can be read. */
export const sayResult = (t: T, social: Social, outcome: string): void => {
  const text = resultText(t, social, outcome);
  if (outcome.startsWith('success_')) toast.success(text);
  else toast.error(text);
};

const KNOWN_WITHIN_MS = 10_000;

/** Enters, and waits until the page knows who is signed in: an answer that was still about the guest may come between. */
const enter = async (): Promise<void> => {
  await enterSession();
  if (currentSession().status === 'player') return;
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, KNOWN_WITHIN_MS);
    const stop = onSession(() => {
      if (currentSession().status === 'player') finish();
    });
  });
};

/** The game that was left for a provider's sign-in, else the main page. */
export const goBack = (isNew = false): void => {
  const path = takeWayBack() ?? '/main';
  navigate(isNew ? `${path}${path.includes('?') ? '&' : '?'}welcome=1` : path, { replace: true });
};

/** Follows an answer of the server: the session, the code that it waits for, settings, or the game that was left. */
export const followResult = async (
  t: T,
  social: Social,
  { msg, isNew = false, backTo }: { msg: string; isNew?: boolean | undefined; backTo?: string | undefined },
): Promise<void> => {
  if (msg === 'want_enter_code') return navigate('/main?modal=secondFactor', { replace: true });
  if (msg === 'success_auth') {
    await enter();
    goBack(isNew);
  } else if (msg === 'success_binding') {
    await refreshProfile();
    navigate('/settings/account', { replace: true });
  } else {
    if (backTo === undefined) goBack();
    else navigate(backTo, { replace: true }); // page that asked who somebody is
  }
  sayResult(t, social, msg);
};
