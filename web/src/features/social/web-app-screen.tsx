import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { currentLocation, navigate } from '../../core/modal/navigator.ts';
import { currentSession } from '../../core/session/session.ts';
import { followResult, sayResult, type T } from './sign-in-result.ts';
import { signInByWebApp } from './social-api.ts';
import { Waiting } from './waiting.tsx';

/** Data that Telegram hands to the page that it opens: by its script where that is there, else in the fragment. */
const initDataOf = (hash: string): string => {
  const { Telegram } = globalThis as { Telegram?: { WebApp?: { initData?: string } } };
  return Telegram?.WebApp?.initData || (new URLSearchParams(hash.replace(/^#/, '')).get('tgWebAppData') ?? '');
};

const leave = (): void => navigate('/main', { replace: true });

const signIn = async (t: T, initData: string): Promise<void> => {
  if (initData === '') return leave();
  const answer = await signInByWebApp(initData).catch(() => ({ msg: 'network' }));
  // opened again after a reload: its data is used up, and its player is signed in
  if (answer.msg === 'telegramError' && currentSession().status === 'player') return leave();
  if (answer.msg !== 'network') return followResult(t, 'telegram', answer);
  leave();
  sayResult(t, 'telegram', 'network');
};

/** /webApp/auth: Telegram opens it as a mini-app, and its user is signed in. */
export const WebAppScreen = (): ReactNode => {
  const t = useMessages('social', 'main');
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void signIn(t, initDataOf(currentLocation().hash));
  }, [t]);
  return <Waiting>{t('app.waiting')}</Waiting>;
};
