import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isOwnAddress } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { socialMessages } from './social.messages.ts';
import { Waiting } from './waiting.tsx';

const START = '/api/auth/twitter';

/** Where the address leads on; undefined when it is not complete, or of another site: then there is only the main page. */
export const twitterStartOf = (params: URLSearchParams, origin: string): string | undefined => {
  const [domain, state, userToken] = ['domain', 'state', 'userToken'].map((name) => params.get(name) ?? '');
  const isOwn = ['domain', 'xRedirect'].every((name) => isOwnAddress(params.get(name), origin));
  if (!isOwn || (state !== 'true' && state !== 'false') || (state === 'true' && !userToken)) return undefined;
  const link = state === 'true' ? { connect: 'true', hashToken: userToken ?? '' } : {};
  return `${START}?${new URLSearchParams({ redirect: domain ?? '', ...link }).toString()}`;
};

/** /xoa: on to X, for sign-in or linking. */
export const TwitterScreen = (): ReactNode => {
  const t = useMessages(socialMessages);
  const [params] = useSearchParams();
  const start = twitterStartOf(params, location.origin);
  useEffect(() => {
    if (start === undefined) navigate('/main', { replace: true });
    else location.replace(start);
  }, [start]);
  return <Waiting>{t('x.waiting')}</Waiting>;
};
