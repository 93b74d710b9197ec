import { Grip, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/messages.ts';
import { readSaved, save } from '../../store/saved.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { keepOnScreen, MARGIN_PX, movedByKey, readPlace, type WindowPlace } from './window-place.ts';
import styles from './window.module.css';

const NARROW = '(max-width: 640px)'; // a window that can be moved would hide the game
const PLACE = 'stats window';

/** Place of a window that is dragged and stays on the screen, for as long as the tab is open. */
const usePlace = () => {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<WindowPlace>(
    () => readPlace(readSaved(PLACE, 'visit')) ?? { x: innerWidth, y: innerHeight / 2 },
  );
  const put = (wanted: WindowPlace): void => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    const next = keepOnScreen(wanted, { width, height }, { width: innerWidth, height: innerHeight });
    setPlace(next);
    save(PLACE, next, 'visit');
  };
  useLayoutEffect(() => {
    const hold = (): void => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
      setPlace((now) => keepOnScreen(now, { width, height }, { width: innerWidth, height: innerHeight }));
    };
    hold();
    addEventListener('resize', hold);
    return () => removeEventListener('resize', hold);
  }, []);
  return { box, place, put };
};

interface StatsWindowProps {
  children: ReactNode;
  onClose(): void;
}

const Floating = ({ children, onClose }: StatsWindowProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { box, place, put } = usePlace();
  const grip = useRef<WindowPlace>(null); // place of the pointer within the window, while it is held
  const take = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - place.x, y: event.clientY - place.y };
  };
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    if (grip.current) put({ x: clientX - grip.current.x, y: clientY - grip.current.y });
  };
  const step = (event: KeyboardEvent): void => {
    const next = movedByKey(place, event.key);
    if (!next) return;
    event.preventDefault();
    put(next);
  };
  return createPortal(
    <section
      ref={box}
      className={styles.window}
      aria-label={t('stats.title')}
      style={{ left: place.x, top: place.y, maxHeight: `calc(100vh - ${2 * MARGIN_PX}px)` }}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.grip}
          aria-label={t('stats.move')}
          title={t('stats.move')}
          onPointerDown={take}
          onPointerMove={drag}
          onPointerUp={() => (grip.current = null)}
          onPointerCancel={() => (grip.current = null)}
          onKeyDown={step}
        >
          <Grip aria-hidden="true" size={18} />
          {t('stats.title')}
        </button>
        <IconButton label={t('stats.close')} onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </header>
      {children}
    </section>,
    document.body,
  );
};

/** The session's figures over the page: a window that is moved by its head, a sheet on a phone. */
export const StatsWindow = ({ children, onClose }: StatsWindowProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const isNarrow = useMedia(NARROW);
  if (!isNarrow) return <Floating onClose={onClose}>{children}</Floating>;
  return (
    <Dialog open onClose={onClose} title={t('stats.title')}>
      {children}
    </Dialog>
  );
};
