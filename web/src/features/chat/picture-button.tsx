import { Smile } from 'lucide-react';
import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import type { SentPicture } from './chat-list.ts';
import styles from './chat.module.css';

const PicturePicker = lazyPart(async () => (await import('./picture-picker.tsx')).PicturePicker);

interface PictureButtonProps {
  rest: number; // seconds until the next message may be sent
  hasGifs: boolean;
  onPick(picture: SentPicture): void;
}

/** The button within the field that opens stickers and GIFs, and their window. */
export const PictureButton = ({ rest, hasGifs, onPick }: PictureButtonProps): ReactNode => {
  const t = useMessages('chat', 'pictures');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const leave = (): void => {
    close();
    button.current?.focus();
  };
  return (
    <div className={styles.pictures}>
      <IconButton ref={button} label={t('picker.open')} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Smile aria-hidden="true" size={20} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <PicturePicker
            rest={rest}
            hasGifs={hasGifs}
            onClose={close}
            onLeave={leave}
            onPick={(picture) => {
              leave();
              onPick(picture);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
