import { formatMinor } from 'games-engine';
import { classicShares, type ClassicConfig, type ClassicContext, type ClassicTickets } from 'games-engine/classic';
import { useMemo } from 'react';
import type { Language } from 'server/contract';
import { formatCount } from '../../core/format/format.ts';
import { lightOf, type SceneLight } from '../../core/game-kit/light/light.ts';
import type { SharedSnapshot } from '../../core/game-kit/round/use-shared-round.ts';
import { sharedDraw, type SharedDraw } from '../../core/game-kit/scene/shared-draw.ts';
import { useLanguage } from '../../core/i18n/messages.ts';
import { reelOf, travelTo, type HeldTickets, type Reel } from './scene/reel.ts';

/** A bet as the scene shows it: its tickets, whose they are, and since when. */
export interface SceneBet extends HeldTickets {
  at: number;
}

/** The wait that runs: alone for a second player, or the countdown. */
export interface SceneWait {
  until: number; // server time
  ms: number; // in all
}

/** A draw and when it is shown. */
export interface SceneDraw extends SharedDraw<ClassicConfig> {
  ticket: number;
  place: number; // place of the winner among the players
  reel: Reel;
  travel: number; // laps, from the reel's start to the ticket
}

/** A round as the scene shows it. Players stand in the order in which they joined; that is their place. */
export interface SceneRound {
  id: string;
  players: readonly string[]; // public ids
  bets: readonly SceneBet[]; // in the order of their tickets
  tickets: number;
  own: number; // place of the player who looks on; −1 without a bet
  wait: SceneWait | undefined;
  draw: SceneDraw | undefined;
  light: SceneLight | undefined; // while the round waits for it
  isVoid: boolean;
}

type Snapshot = SharedSnapshot<ClassicContext>;

const waitOf = ({ value, context }: Snapshot): SceneWait | undefined => {
  const { bets, config, expireAt } = context;
  if (expireAt === null || (value !== 'waiting' && value !== 'countdown')) return undefined;
  return { until: expireAt, ms: value === 'waiting' && bets.length > 0 ? config.aloneMs : config.countdownMs };
};

/** Viewer of a scene. */
export interface SceneViewer {
  player: string | undefined; // public id; undefined for a guest
  quick: boolean; // turbo: the reel is short
}

const nobody: SceneViewer = { player: undefined, quick: false };

const drawOf = (
  context: ClassicContext,
  bets: readonly SceneBet[],
  roundId: string,
  { player, quick }: SceneViewer,
): SceneDraw | undefined => {
  const { outcome } = context;
  const draw = sharedDraw(context, player, quick);
  if (!outcome || !draw) return undefined;
  const { ticket } = outcome;
  const reel = reelOf(bets, roundId);
  const place = bets.find(({ from, to }) => from <= ticket && ticket <= to)?.place ?? 0;
  return { ...draw, ticket, place, reel, travel: travelTo(reel, ticket) };
};

/** The round that a machine's state describes. */
export const sceneRound = (snapshot: Snapshot, roundId: string, viewer = nobody): SceneRound => {
  const { context, value } = snapshot;
  const shares = classicShares(context.bets);
  const at = new Map(context.bets.map((bet) => [bet.betId, bet.at]));
  const bets = shares
    .flatMap(({ tickets }, place) =>
      tickets.map(({ betId, from, to }) => ({ place, from, to, at: at.get(betId) ?? 0 })),
    )
    .toSorted((a, b) => a.from - b.from);
  return {
    id: roundId,
    players: shares.map((share) => share.player),
    bets,
    tickets: Number(context.potMinor),
    own: shares.findIndex((share) => share.player === viewer.player),
    wait: waitOf(snapshot),
    draw: drawOf(context, bets, roundId, viewer),
    light: lightOf(snapshot)?.scene,
    isVoid: value === 'voided',
  };
};

const MAX_RANGES = 5;

/** A chance in hundredths of a percent as text: 1234 → "12.34". */
export const percentText = (chance: number): string => formatMinor(BigInt(chance));

/** Writes ticket numbers in a language. */
export interface TicketText {
  /** A ticket's number: "12,345". */
  number: (ticket: number) => string;
  /** Ranges of somebody's tickets: "1–500, 901–1,000". */
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
