import { drawFree, ReplacedVersionError, SeedsRefusedError, type DrawSeeds, type TakenDraw } from 'db';
import { FairStream, type AnyFreeDraw, type ConfigRef, type Games, type PrizeOutcome } from 'games-engine';
import type { PoolClient } from 'pg';
import type { DrawReceipt } from '../../../contract/solo-receipt.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import { CallError } from '../realtime/call-error.ts';
import type { Receipts } from '../settlement/receipts.ts';
import type { ActiveConfigRow, ActiveConfigs } from './active-configs.ts';

/** A request for a draw. `choice`: of the draw's choiceSchema. */
export interface FreeDrawRequest {
  draw: string; // its id
  player: { userId: bigint; publicId: string };
  choice: { ticket: string };
}

/** A completed draw; its round page is /fairness/<draw>/<id>. */
export interface DrawnPrize extends TakenDraw<{ ticket: string }, PrizeOutcome> {
  game: string;
  player: string; // public id
  config: object;
  pinned: ConfigRef;
}

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
   * prize. Lock none of the player's accounts earlier. Throws
   * DrawRefusedError, and CallError SEEDS_NEEDED where the player's next pair waits for a client seed.
   */
  take(client: PoolClient, request: FreeDrawRequest): Promise<DrawnPrize>;
  /** Tells the log that a draw's transaction was committed, and gives the player's receipt of it. */
  committed(drawn: DrawnPrize): Promise<DrawReceipt>;
}

interface Dependencies {
  games: Games;
  configs: Pick<ActiveConfigs, 'find' | 'playedBy' | 'refresh'>;
  clock: Clock;
  receipts: Receipts;
  onCommitted(): void;
}

const drawOf = (games: Games, id: string): AnyFreeDraw => {
  const found = games.draws.find((each) => each.id === id);
  if (!found) throw new RangeError(`there is no draw ${JSON.stringify(id)}`);
  return found;
};

export const createFreeDraws = ({ games, configs, clock, receipts, onCommitted }: Dependencies): FreeDraws => ({
  async committed({ game, player, pinned, id, at, choice, clientSeed, commitment, nonce, outcome }) {
    onCommitted();
    const bet = { account: 'real', at, choice, clientSeed, id, nonce, player, stakeMinor: 0n } as const;
    const events = drawOf(games, game).events(bet, outcome, 0n, []);
    const { account: _, ...proof } = await receipts.sign({ game, bet, commitment, config: pinned, events });
    return { at, choice: { ...choice }, nonce, serverSeedHash: commitment, proof };
  },
  async take(client, { draw: game, player: { userId, publicId }, choice }) {
    const rules = drawOf(games, game);
    const chosen = rules.choiceSchema.parse(choice) as { ticket: string };
    const drawBy = async (row: ActiveConfigRow) => {
      const { config, id: configId } = row;
      const refusal = rules.refusal(config, 0n, chosen);
      if (refusal !== undefined) throw new DrawRefusedError(game, refusal);
      const draw = (seeds: DrawSeeds): PrizeOutcome =>
        rules.draw(new FairStream(seeds), config, chosen) as PrizeOutcome;
      const at = clock.now();
      const drawn = await drawFree(client, { id: createId(), game, userId, configId, choice: chosen, at, draw });
      return { drawn, row };
    };
    const { drawn, row } = await drawBy(configs.playedBy(game, publicId))
      .catch(async (error: unknown) => {
        if (!(error instanceof ReplacedVersionError)) throw error;
        await configs.refresh();
        return drawBy(configs.playedBy(game, publicId)); // locked now: it is not replaced again
      })
      .catch((error: unknown) => {
        throw error instanceof SeedsRefusedError ? new CallError(generalCodes.seedsNeeded) : error;
      });
    const { config, hash, version } = drawn.isRepeated ? await configs.find(game, drawn.configId) : row;
    return { ...drawn, game, player: publicId, config, pinned: { hash, version } };
  },
});
