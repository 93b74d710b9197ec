import { Bell, BellRing } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useGameName } from '../../games/use-game-name.ts';
import { useMessages } from '../../i18n/messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePlayClosed } from '../bet/play-block.ts';

/** Shows a message of the system to who looks at another tab. Phones refuse one without a worker: the page's own is enough. */
const notify = (title: string, body: string): void => {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body });
    shown.addEventListener('click', () => window.focus());
  } catch {
    // the page says the same
  }
};

export interface TellJoinedProps {
  game: string;
  waits: boolean; // nobody has come yet
  joined: boolean; // somebody has; neither of both once the wait is over for another reason
}

/**
 * The button by which a player is told, once and while the tab is open, that somebody has joined. It is never on by
 * itself, and nothing is said to a player who takes a break.
 */
export const TellJoined = ({ game, waits, joined }: TellJoinedProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const name = useGameName()(game);
  const isClosed = usePlayClosed();
  const [on, setOn] = useState(false);
  if (on && !waits) setOn(false);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || waits) return;
    isAsked.current = false;
    if (!joined || isClosed) return;
    toast.info(t('join.joined'));
    notify(name, t('join.joined'));
  }, [waits, joined, isClosed, name, t]);
  if (!waits || isClosed) return null;
  const press = (): void => {
    setOn(!on);
    isAsked.current = !on;
    if (on) return;
    toast.info(t('join.telling'));
    if ('Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission();
  };
  const Icon = on ? BellRing : Bell;
  return (
    <IconButton label={t('join.tell')} aria-pressed={on} variant={on ? 'primary' : 'secondary'} onClick={press}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
};
