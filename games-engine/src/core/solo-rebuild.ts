import type { AnySoloGame, SoloLog } from './define-game.ts';
import { isLogHash } from './log-shape.ts';
import {
  rememberedCommitments,
  unreadable,
  unreadableEvents,
  type RebuildInput,
  type RebuiltRecord,
  type Unreadable,
} from './rebuilt.ts';
import type { PinnedConfig, RoundRecord } from './record.ts';
import { createReplayer } from './replay.ts';
import { FairStream } from './stream.ts';

/** A solo record made again from its bet and moves, its config, its seeds. */
export interface RebuiltSolo extends RebuiltRecord {
  log: SoloLog<object, object>; // content of the record's events
  outcome: object; // drawn again, or as logged while the seed is not revealed
  payoutMinor: bigint; // payout by the rules
}

/**
 * Makes records of one solo game under one config again, to be compared with what was published.
 * `serverSeed` is null until it is revealed: then the logged outcome and commitment stand.
 */
export const createSoloRebuilder = (
  game: AnySoloGame,
  pinned: PinnedConfig,
): ((input: RebuildInput, serverSeed: string | null) => RebuiltSolo | Unreadable) => {
  const replay = createReplayer(game, pinned.config);
  const config = { hash: pinned.hash, version: pinned.version };
  const commitmentTo = rememberedCommitments();
  return (input, serverSeed) => {
    const log = Array.isArray(input.events) ? game.read(input.events) : undefined;
    if (!log) return unreadableEvents(input.events, game.logSchema.safeParse(input.events).error?.issues[0]);
    if (serverSeed === null && !isLogHash(input.commitment))
      return unreadable('commitment', '64 lower-case hex characters', input.commitment);
    const { bet, moves } = log;
    const seeds = serverSeed === null ? undefined : { serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce };
    const outcome = seeds ? game.draw(new FairStream(seeds), pinned.config, bet.choice) : log.outcome;
    const payoutMinor = game.payout(pinned.config, bet.stakeMinor, bet.choice, outcome, moves);
    const events = game.events(bet, outcome, payoutMinor, moves);
    const { final, refused } = replay(events);
    const commitment = serverSeed === null ? input.commitment : commitmentTo(serverSeed);
    const record: RoundRecord = {
      commitment,
      config,
      events,
      final,
      game: game.id,
      id: bet.id,
      kind: 'round',
      number: bet.nonce,
    };
    return { log, outcome, payoutMinor, record, refused, drawnBy: 'seeds' };
  };
};
