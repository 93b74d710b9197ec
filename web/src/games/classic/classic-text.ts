import { formatMinor } from 'games-engine';
import type { ClassicTickets } from 'games-engine/classic';
import { useMemo } from 'react';
import type { Language } from 'server/contract';
import { formatCount } from '../../core/format/format.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

const MAX_RANGES = 5;

/** A share in millionths as percent with two decimals, cut off: 123456 → "12.34". */
export const percentText = (ppm: number): string => formatMinor(BigInt(Math.trunc(ppm / 100)));

/** Writes ticket numbers in a language. */
export interface TicketText {
  /** A ticket's number: "12,345". */
  number: (ticket: number) => string;
  /** Which tickets somebody holds: "1–500, 901–1,000". */
  ranges: (tickets: readonly ClassicTickets[]) => string;
}

export const ticketText = (language: Language): TicketText => {
  const format = (ticket: number): string => formatCount(ticket, language);
  const range = ({ from, to }: ClassicTickets): string =>
    from === to ? format(from) : `${format(from)}–${format(to)}`;
  return {
    number: format,
    ranges: (tickets) => {
      const shown = tickets.slice(0, MAX_RANGES).map(range).join(', ');
      return tickets.length > MAX_RANGES ? `${shown}, …` : shown;
    },
  };
};

/** Ticket numbers in the interface's language. */
export const useTicketText = (): TicketText => {
  const language = useLanguage();
  return useMemo(() => ticketText(language), [language]);
};
