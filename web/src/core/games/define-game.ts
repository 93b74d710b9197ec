import type { GameParts, WebDraw, WebGame } from './web-game.ts';

/** Loads at most once; a load that failed is tried again. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};

/** Declares the parts of a game. */
export const defineParts = (parts: GameParts): GameParts => ({
  ...parts,
  scripts: once(parts.scripts),
  ...(parts.direction ? { direction: once(parts.direction) } : {}),
  fairness: once(parts.fairness),
  rules: once(parts.rules),
  faq: once(parts.faq),
  studio: once(parts.studio),
});

/** Declares a draw that costs nothing. */
export const defineDraw = (draw: WebDraw): WebDraw => ({
  ...draw,
  fairness: once(draw.fairness),
  view: once(draw.view),
  studio: once(draw.studio),
});

/** Declares a game. */
export const defineGame = (game: WebGame): WebGame => ({ ...game, parts: once(game.parts) });
