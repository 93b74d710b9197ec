import { drawFree, type TakenDraw } from 'db';
import { FairStream, type AnyFreeDraw, type Games, type PrizeOutcome } from 'games-engine';
import type { PoolClient } from 'pg';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import type { ActiveConfigs } from './active-configs.ts';

/** A request for a draw. `choice`: of the draw's choiceSchema. */
export interface FreeDrawRequest {
  draw: string; // its id
  player: { userId: bigint; publicId: string };
  choice: { ticket: string };
}

/** A completed draw; its round page is /fairness/<draw>/<id>. */
export type DrawnPrize = TakenDraw<{ ticket: string }, PrizeOutcome> & { config: object };

/** The draw's rules refused, with their code: it is switched off, or has no prize for this player. */
export class DrawRefusedError extends Error {
  readonly code: string;
  constructor(draw: string, code: string) {
    super(`${draw} refuses the draw with ${code}`);
    this.name = 'DrawRefusedError';
    this.code = code;
  }
}

/** Free draws, for areas that give prizes by chance. */
export interface FreeDraws {
  /**
   * Draws in the caller's transaction, so that the prize can be granted in the same one. The prize follows from the player's
   * next nonce under the current config, so nobody can choose it. Idempotent: a ticket that was drawn before gives the same
   * prize. Lock none of the player's accounts earlier. Throws DrawRefusedError.
   */
  take(client: PoolClient, request: FreeDrawRequest): Promise<DrawnPrize>;
  /** Tells the log that a draw's transaction was committed. */
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
