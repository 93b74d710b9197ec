import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
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

/** Players whose nickname begins so; nobody when it is typed to its end and nobody else's begins like it. */
const fitting = (players: readonly Mentionable[], prefix: string): readonly Mentionable[] => {
  const typed = prefix.toLowerCase();
  const fit = players.filter(({ nick }) => nick.toLowerCase().startsWith(typed));
  return fit.length === 1 && fit[0]?.nick.toLowerCase() === typed ? [] : fit;
};

/** Offers players while the writer types the name of one after an "@". */
export const useCompletion = (
  field: RefObject<HTMLInputElement | null>,
  { text, room, setText }: Draft,
): Completion => {
  const [caret, setCaret] = useState(0);
  const [found, setFound] = useState<readonly Mentionable[]>([]);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<number>(); // the "@" at which the list was closed
  const typed = typedName(text, caret);
  const prefix = typed?.from === closedAt ? undefined : typed?.prefix;
  useEffect(() => {
    if (prefix === undefined) return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      call('chat.mentionable', { room, prefix })
        .then(({ players }) => {
          if (isLate) return;
          setFound(players);
          setChosen(0);
        })
        .catch(() => undefined); // a name can be typed to its end
    }, REST_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [prefix, room]);
  const players = prefix === undefined ? [] : fitting(found, prefix); // also while the next ones are looked for
  const active = Math.min(chosen, players.length - 1);
  const close = (): void => setClosedAt(typed?.from);
  const take = ({ nick }: Mentionable): void => {
    if (!typed) return;
    const next = withName(text, typed, nick);
    flushSync(() => {
      setCaret(next.caret);
      setText(next.text);
    });
    field.current?.setSelectionRange(next.caret, next.caret); // in the new text
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setChosen((active + 1) % players.length),
    ArrowUp: () => setChosen((active + players.length - 1) % players.length),
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
