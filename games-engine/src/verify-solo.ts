import type { AnySoloGame, SoloLog } from './core/define-game.ts';
import { asJson } from './core/difference.ts';
import type { RoundRecord } from './core/record.ts';
import type { RebuiltSolo } from './core/solo-rebuild.ts';
import type { StreamSeeds } from './core/stream.ts';
import { hashOf, step, waiting, wordsOf, type VerifyStep } from './verify-step.ts';

/** Rules that a round was played by. */
interface RulesOf {
  game: AnySoloGame;
  config: object;
}

/** Comparisons of a solo round itself: draw, payout, replay, record. */
export const soloSteps = (
  { game, config }: RulesOf,
  record: RoundRecord,
  rebuilt: RebuiltSolo,
  serverSeed: string | null,
): VerifyStep[] => {
  const { log, outcome, payoutMinor, refused } = rebuilt;
  const { bet } = log;
  const price = {
    choice: asJson(bet.choice) ?? null,
    ...(log.moves.length > 0 && { moves: asJson(log.moves) ?? null }),
    outcome: asJson(outcome) ?? null,
    stakeMinor: String(bet.stakeMinor),
  };
  const replayed = refused ? { refused: refused.type, state: refused.state } : rebuilt.record.final;
  return [
    serverSeed === null
      ? waiting('draw', { clientSeed: bet.clientSeed, nonce: bet.nonce }, asJson(log.outcome))
      : drawStep({ game, config }, log, outcome, { serverSeed, clientSeed: bet.clientSeed, nonce: bet.nonce }),
    ...(game.isFree ? [] : [step('payout', price, String(payoutMinor), String(log.payoutMinor))]),
    step('replay', { events: record.events.length }, replayed, record.final),
    step('record', {}, hashOf(rebuilt.record), hashOf(record)),
  ];
};

const drawStep = (
  { game, config }: RulesOf,
  { bet, outcome: logged }: SoloLog<object, object>,
  outcome: object,
  seeds: StreamSeeds,
): VerifyStep => {
  const words = wordsOf(seeds, (stream) => game.draw(stream, config, bet.choice));
  return step('draw', { ...seeds, words }, asJson(outcome), asJson(logged));
};
