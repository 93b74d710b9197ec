import { drawFree, type TakenDraw } from 'db';
import { FairStream, type AnyFreeDraw, type Games, type PrizeOutcome } from 'games-engine';
import type { PoolClient } from 'pg';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import type { ActiveConfigs } from './active-configs.ts';

/** Who draws, what for, and what counts about them: `choice` is of the draw's choiceSchema. */
export interface FreeDrawRequest {
  draw: string; // its id
  player: { userId: bigint; publicId: string };
  choice: { ticket: string };
}

/** A draw that is taken: its round's page is /fairness/<draw>/<id>. */
export type DrawnPrize = TakenDraw<{ ticket: string }, PrizeOutcome> & { config: object };

/** The rules refuse a draw, with a code of theirs: it is switched off, or has nothing for this player. */
export class DrawRefusedError extends Error {
  readonly code: string;
  constructor(draw: string, code: string) {
    super(`${draw} refuses the draw with ${code}`);
    this.name = 'DrawRefusedError';
    this.code = code;
  }
}

/** Draws that cost nothing, for areas that give something by chance. */
export interface FreeDraws {
  /**
   * Takes a draw in the caller's transaction, so that what it gives can be granted in the same one. The prize follows from
   * the player's next number under the config in force: nobody can choose it. A ticket that was drawn before gives its
   * first prize again. Lock none of the player's accounts earlier. Throws DrawRefusedError.
   */
  take(client: PoolClient, request: FreeDrawRequest): Promise<DrawnPrize>;
  /** Tells the log that such a transaction was committed. */
  committed(): void;
}

interface Dependencies {
  games: Games;
  configs: Pick<ActiveConfigs, 'find' | 'playedBy'>;
  clock: Clock;
  onCommitted(): void;
}

const drawOf = (games: Games, id: string): AnyFreeDraw => {
  const found = games.draws.find((each) => each.id === id);
  if (!found) throw new RangeError(`there is no draw ${JSON.stringify(id)}`);
  return found;
};

export const createFreeDraws = ({ games, configs, clock, onCommitted }: Dependencies): FreeDraws => ({
  committed: onCommitted,
  async take(client, { draw: game, player: { userId, publicId }, choice }) {
    const rules = drawOf(games, game);
    const chosen = rules.choiceSchema.parse(choice) as { ticket: string };
    const { config, id: configId } = configs.playedBy(game, publicId);
    const refusal = rules.refusal(config, 0n, chosen);
    if (refusal !== undefined) throw new DrawRefusedError(game, refusal);
    const drawn = await drawFree(client, {
      id: createId(),
      game,
      userId,
      configId,
      choice: chosen,
      at: clock.now(),
      draw: (seeds): PrizeOutcome => rules.draw(new FairStream(seeds), config, chosen) as PrizeOutcome,
    });
    const pinned = drawn.isRepeated ? await configs.find(game, drawn.configId) : { config };
    return { ...drawn, config: pinned.config };
  },
});
