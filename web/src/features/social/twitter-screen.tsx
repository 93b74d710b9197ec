import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { twitterStartOf } from './asked-sign-in.ts';
import { Waiting } from './waiting.tsx';

/** /xoa: on to X, for sign-in or linking. */
export const TwitterScreen = (): ReactNode => {
  const t = useMessages('social', 'main');
  const [params] = useSearchParams();
  const start = twitterStartOf(params, location.origin);
  useEffect(() => {
    if (start === undefined) navigate('/main', { replace: true });
    else location.replace(start);
  }, [start]);
  return <Waiting>{t('x.waiting')}</Waiting>;
};
