import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_MIN_LETTERS } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { isMobile, tileOf, type Tile } from './tile.ts';

const DEBOUNCE_MS = 300;

/** A debounced text. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** The state of a search. `short`: too few letters. */
export type Found =
  | { readonly state: 'none' | 'short' | 'searching' }
  | { readonly state: 'failed'; retry(): void }
  | { readonly state: 'found'; readonly games: readonly Tile[] };

/** Searches games by the typed text. */
export const useSearch = (typed: string): Found => {
  const text = useSettled(typed.trim());
  const isLong = text.length >= SEARCH_MIN_LETTERS;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', text],
    queryFn: () => call('slotegrator.carousel.searchGame', { search: text, isMobile: isMobile() }),
    enabled: isLong,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (typed.trim() === '') return { state: 'none' };
  if (typed.trim().length < SEARCH_MIN_LETTERS) return { state: 'short' };
  if (!isLong) return { state: 'searching' };
  if (isError && !isPlaceholderData) return { state: 'failed', retry: () => void refetch() };
  return data ? { state: 'found', games: data.games.map(tileOf) } : { state: 'searching' };
};
