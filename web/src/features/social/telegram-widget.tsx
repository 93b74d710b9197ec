import { useEffect, useRef, type ReactNode } from 'react';
import type { TelegramBegin } from 'server/contract';
import styles from './social.module.css';

const SCRIPT = 'https://telegram.org/js/telegram-widget.js?22';

type ScriptWidget = Extract<TelegramBegin['widget'], { kind: 'script' }>;

/** Telegram's own button. It sends the browser to `authUrl` with a signed result. */
export const TelegramWidget = ({ bot, authUrl, onFail }: ScriptWidget & { onFail(): void }): ReactNode => {
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
