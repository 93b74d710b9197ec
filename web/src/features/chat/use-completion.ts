import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChatRoom, Mentionable } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { typedName, withName } from './composer-draft.ts';

const REST_MS = 200; // a name is looked for once the typing rests

interface Draft {
  readonly text: string;
  readonly room: ChatRoom;
  setText(text: string): void;
}

/** The state of a completion, and how its field drives it. */
export interface Completion {
  readonly players: readonly Mentionable[]; // empty: the list is closed
  readonly active: number; // place of the one that Enter takes
  /** Follows the caret, after each change and each move of it. */
  follow(): void;
  /** Moves in the open list, takes from it or closes it. True: the key was meant for it. */
  press(event: KeyboardEvent): boolean;
  take(player: Mentionable): void;
  close(): void;
}

const isWhole = (players: readonly Mentionable[], prefix: string): boolean =>
  players.length === 1 && players[0]?.nick.toLowerCase() === prefix.toLowerCase();

/** Offers players while the writer types the name of one after an "@". */
export const useCompletion = (
  field: RefObject<HTMLInputElement | null>,
  { text, room, setText }: Draft,
): Completion => {
  const [caret, setCaret] = useState(0);
  const [found, setFound] = useState<readonly Mentionable[]>([]);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number>(); // the "@" at which the list was closed
  const wantedCaret = useRef<number>(undefined);
  const typed = typedName(text, caret);
  const prefix = typed?.from === closedAt ? undefined : typed?.prefix;
  useEffect(() => {
    setActive(0);
    if (prefix === undefined) return setFound([]);
    let isLate = false;
    const timer = setTimeout(() => {
      call('chat.mentionable', { room, prefix })
        .then(({ players }) => {
          if (!isLate) setFound(isWhole(players, prefix) ? [] : players);
        })
        .catch(() => setFound([])); // a name can be typed to its end
    }, REST_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [prefix, room]);
  useLayoutEffect(() => {
    if (wantedCaret.current === undefined) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = undefined;
  }, [text, field]);
  const players = prefix === undefined ? [] : found;
  const close = (): void => setClosedAt(typed?.from);
  const take = ({ nick }: Mentionable): void => {
    if (!typed) return;
    const next = withName(text, typed, nick);
    wantedCaret.current = next.caret;
    setCaret(next.caret);
    setText(next.text);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % players.length),
    ArrowUp: () => setActive((active + players.length - 1) % players.length),
    Enter: () => players[active] && take(players[active]),
    Tab: () => players[active] && take(players[active]),
    Escape: close,
  };
  return {
    players,
    active,
    follow: () => {
      const at = field.current?.selectionStart ?? 0;
      setCaret(at);
      if (typedName(field.current?.value ?? '', at)?.from !== closedAt) setClosedAt(undefined);
    },
    press(event) {
      const act = players.length > 0 && !event.shiftKey ? keys[event.key] : undefined;
      if (!act || event.nativeEvent.isComposing) return false;
      event.preventDefault();
      event.stopPropagation(); // Escape closes the list, not the dialog around it
      act();
      return true;
    },
    take,
    close,
  };
};
