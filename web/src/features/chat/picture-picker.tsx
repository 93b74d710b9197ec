import { useEffect, useRef, useState, type ReactNode } from 'react';
import { chatStickers, chatTypes, MAX_GIF_QUERY, stillGifAddress } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useReducedMotion } from '../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { Tabs } from '../../core/ui/tabs.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import type { SentPicture } from './chat-list.ts';
import styles from './pictures.module.css';
import { Sticker } from './sticker.tsx';

const DEBOUNCE_MS = 300;
const FRESH_MS = 300_000;

interface PickProps {
  isResting: boolean; // the next message may not be sent yet
  onPick(picture: SentPicture): void;
}

const Stickers = ({ isResting, onPick }: PickProps): ReactNode => {
  const t = useMessages('chat', 'pictures');
  return (
    <ul className={styles.stickers}>
      {chatStickers.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.choice}
            disabled={isResting}
            onClick={() => onPick({ type: chatTypes.sticker, text: name })}
          >
            <Sticker name={name} label={t(`sticker.${name}`)} />
          </button>
        </li>
      ))}
    </ul>
  );
};

const Found = ({ query, isResting, onPick }: PickProps & { query: string }): ReactNode => {
  const t = useMessages('chat', 'pictures');
  const errorText = useErrorText();
  const isStill = useReducedMotion();
  const { data, error, refetch } = useCallQuery('chat.gifs', { query }, { staleTime: FRESH_MS });
  if (error)
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">{t('gif.loading')}</span>
        <Skeleton height={200} />
      </div>
    );
  if (data.gifs.length === 0) return <EmptyState>{t('gif.none')}</EmptyState>;
  return (
    <ul className={styles.gifs} aria-label={t(query === '' ? 'gif.trending' : 'gif.found')}>
      {data.gifs.map(({ address, width, height, title }) => (
        <li key={address}>
          <button
            type="button"
            className={styles.choice}
            disabled={isResting}
            aria-label={t('gif.send', { title })}
            onClick={() => onPick({ type: chatTypes.gif, text: address })}
          >
            <img
              src={isStill ? stillGifAddress(address) : address}
              alt=""
              width={width}
              height={height}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  );
};

const Gifs = (props: PickProps): ReactNode => {
  const t = useMessages('chat', 'pictures');
  const [words, setWords] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(words.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <TextField
        type="search"
        hideLabel
        label={t('gif.search')}
        placeholder={t('gif.search')}
        value={words}
        maxLength={MAX_GIF_QUERY}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault(); // the form around it sends a message
        }}
      />
      <div className={styles.found}>
        <Found query={query} {...props} />
      </div>
      <p className={styles.source}>Powered by GIPHY</p>
    </>
  );
};

type Kind = 'stickers' | 'gifs';

interface PickerProps extends Pick<PickProps, 'onPick'> {
  rest: number; // seconds until the next message may be sent
  hasGifs: boolean;
  onClose(): void; // a press elsewhere
  onLeave(): void; // by the keyboard
}

/** Stickers and GIFs, one at a time, over the messages. A press elsewhere or Escape closes it. */
export const PicturePicker = ({ rest, hasGifs, onPick, onClose, onLeave }: PickerProps): ReactNode => {
  const isResting = rest > 0;
  const t = useMessages('chat', 'pictures');
  const [kind, setKind] = useState<Kind>('stickers');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
    const pressed = ({ target }: PointerEvent): void => {
      const around = box.current?.parentElement; // with the button that opens it
      if (target instanceof Node && !around?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [onClose]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever is focused within
    <div
      ref={box}
      role="group"
      aria-label={t('picker.open')}
      className={styles.picker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation(); // the window around it stays
        onLeave();
      }}
    >
      <Tabs<Kind>
        label={t('picker.open')}
        tabs={[
          { value: 'stickers', label: t('stickers') },
          ...(hasGifs ? [{ value: 'gifs' as const, label: t('gifs') }] : []),
        ]}
        value={kind}
        onChange={setKind}
        panelClass={styles.panel}
      >
        {kind === 'stickers' ? (
          <Stickers isResting={isResting} onPick={onPick} />
        ) : (
          <Gifs isResting={isResting} onPick={onPick} />
        )}
      </Tabs>
      {isResting && <p className={styles.rest}>{t('picker.rest', { seconds: rest })}</p>}
    </div>
  );
};
