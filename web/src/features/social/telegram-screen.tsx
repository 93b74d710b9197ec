import { useEffect, useRef, type ReactNode, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TelegramBegin } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { navigate } from '../../core/modal/navigator.ts';
import { keptWayBack } from '../../core/session/way-back.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { telegramStateOf } from './asked-sign-in.ts';
import { ProviderIcon } from './providers.tsx';
import { beginTelegram } from './social-api.ts';
import { Waiting } from './waiting.tsx';
import styles from './social.module.css';

const SCRIPT = 'https://telegram.org/js/telegram-widget.js?22';

type ScriptWidget = Extract<TelegramBegin['widget'], { kind: 'script' }>;

/** Telegram's own button. It sends the browser to `authUrl` with a signed result. */
const TelegramWidget = ({ bot, authUrl, onFail }: ScriptWidget & { onFail(): void }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = SCRIPT;
    script.dataset['telegramLogin'] = bot;
    script.dataset['size'] = 'large';
    script.dataset['authUrl'] = authUrl;
    script.addEventListener('error', onFail);
    place.current?.append(script);
    return () => script.remove();
  }, [bot, authUrl, onFail]);
  return <div ref={place} className={styles.widget} />;
};

const leave = (): void => navigate(keptWayBack() ?? '/main', { replace: true });

interface WaysProps {
  begun: TelegramBegin;
  isLinking: boolean;
  onFail(): void;
}

const Ways = ({ begun: { widget, oidc }, isLinking, onFail }: WaysProps): ReactNode => {
  const t = useMessages('social', 'main');
  return (
    <div className={styles.page}>
      <ProviderIcon social="telegram" size={48} />
      <h1>{t(isLinking ? 'tg.linkTitle' : 'tg.title')}</h1>
      <p className={styles.text}>{t(isLinking ? 'tg.linkText' : 'tg.text')}</p>
      <div className={styles.actions}>
        {widget?.kind === 'script' && <TelegramWidget {...widget} onFail={onFail} />}
        {widget?.kind === 'sandbox' && (
          <Button variant="primary" size="large" block onClick={() => location.assign(widget.url)}>
            {t('tg.widget')}
          </Button>
        )}
        {oidc !== null && (
          <Button block onClick={() => location.assign(oidc)}>
            {t('tg.oidc')}
          </Button>
        )}
        <ButtonLink to={isLinking ? '/settings/account' : (keptWayBack() ?? '/main')} variant="ghost" block>
          {t('tg.cancel')}
        </ButtonLink>
      </div>
      {widget?.kind === 'sandbox' && <p className={styles.sandbox}>{t('sandbox')}</p>}
    </div>
  );
};

/** /toa: sign-in or linking by Telegram. Where only OpenID Connect is on, there is nothing to choose. */
export const TelegramScreen = (): ReactNode => {
  const t = useMessages('social', 'main');
  const [params] = useSearchParams();
  const state = telegramStateOf(params, location.origin);
  const confirm = params.get('confirm');
  const [begun, setBegun] = useState<TelegramBegin>();
  const fail = useCallback(() => {
    toast.error(t('result.generic'));
    leave();
  }, [t]);
  useEffect(() => {
    if (state === undefined) return leave();
    let isGone = false;
    const begin = async (): Promise<void> => {
      const answer = await beginTelegram(state, confirm).catch(() => undefined);
      if (isGone) return;
      if (!answer) fail();
      else if (answer.widget === null && answer.oidc !== null) location.replace(answer.oidc);
      else setBegun(answer);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [state, confirm, fail]);
  if (!begun) return <Waiting>{t('tg.waiting')}</Waiting>;
  return <Ways begun={begun} isLinking={state === 'true'} onFail={fail} />;
};
