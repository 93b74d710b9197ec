import { beaconChainHash, beaconTimeMs } from './core/beacon/beacon-chain.ts';
import type { AnySharedGame, SharedBet } from './core/define-game.ts';
import { betLine } from './core/draw/bets-hash.ts';
import { asJson } from './core/difference.ts';
import type { DrawnLight } from './core/draw/draw-terms.ts';
import type { Json } from './core/json.ts';
import type { RoundRecord } from './core/record.ts';
import { hashedBets, type RebuiltDraw, type RebuiltShared } from './core/shared-rebuild.ts';
import type { BettingClosed } from './core/shared-round.ts';
import { hashOf, step, waiting, wordsOf, type Known, type SignatureChecks, type VerifyStep } from './verify-step.ts';

/** Rules that a round was played by. */
interface RulesOf {
  game: AnySharedGame;
  config: object;
}

/** Comparisons of a shared round itself: entropy, draw, payout, replay, record; the last two for a void round. */
export const sharedSteps = (
  { game, config }: RulesOf,
  record: RoundRecord,
  rebuilt: RebuiltShared,
  known: Known,
): VerifyStep[] => {
  const { draw, refused } = rebuilt;
  const replayed = refused ? { refused: refused.type, state: refused.state } : rebuilt.record.final;
  return [
    ...closingSteps(game, record, rebuilt, known),
    ...(draw ? drawSteps({ game, config }, rebuilt, draw, known) : []),
    step('replay', { events: record.events.length }, replayed, record.final),
    step('record', {}, hashOf(rebuilt.record), hashOf(record)),
  ];
};

const drawSteps = (
  rules: RulesOf,
  rebuilt: RebuiltShared,
  draw: RebuiltDraw,
  { serverSeed, signatures }: Known,
): VerifyStep[] => {
  const { bets, end, number } = rebuilt.log;
  if (end.kind !== 'settled') return [];
  const { clientSeed, outcome, payoutsMinor } = draw;
  const priced = { bets: bets.map(stakeOf), outcome: asJson(outcome) ?? null };
  return [
    ...(end.light
      ? beaconSteps(rebuilt, end.light, signatures)
      : [step('entropy', { bets: entropyLines(bets) }, clientSeed, end.entropy)]),
    drawStep(rules, bets, draw, { serverSeed, clientSeed, nonce: number, logged: asJson(end.outcome) }),
    step('payout', priced, payoutsMinor.map(String), end.payoutsMinor.map(String)),
  ];
};

const entropyLines = (bets: readonly SharedBet<object>[]): string[] =>
  bets.map(({ id, clientSeed }) => `${id}:${clientSeed}`);

/** The hash of the bets, and the house's signature under it: from before the outcome could be known. */
const closingSteps = (
  game: AnySharedGame,
  record: RoundRecord,
  { log, record: rebuilt }: RebuiltShared,
  { logKey, signatures }: Known,
): VerifyStep[] => {
  const { closing } = log.end;
  const again = rebuilt.events.find(({ type }) => type === 'betting.closed') as BettingClosed | undefined;
  if (!closing || !again) return [];
  const { beaconRound, signature } = closing;
  const lines = hashedBets(game, log.bets).map(betLine);
  const inputs = { beaconRound, key: logKey?.name ?? null };
  const signed = logKey && signatures?.isClosingSigned(record, logKey);
  return [
    step('bets', { bets: lines }, again.betsHash, closing.betsHash),
    signed === undefined
      ? waiting('closing', inputs, signature)
      : step('closing', inputs, signed ? signature : `a signature of ${logKey?.name}`, signature),
  ];
};

/** Checks that the beacon's key has signed the announced round. A beacon that is not public proves nothing. */
const beaconSteps = (
  { log }: RebuiltShared,
  { beacon }: DrawnLight,
  signatures: SignatureChecks | undefined,
): VerifyStep[] => {
  const chain = log.draw?.beacon;
  if (!beacon || !chain) return [];
  const { round, signature } = beacon;
  const inputs = { chain: beaconChainHash(chain), publicKey: chain.publicKey, round, at: beaconTimeMs(chain, round) };
  if (!signatures) return [waiting('beacon', inputs, signature)];
  const isSigned = signatures.verifyBeacon(chain, beacon);
  return [step('beacon', inputs, isSigned ? signature : `a signature of round ${round} by this key`, signature)];
};

const stakeOf = ({ id, choice, stakeMinor }: SharedBet<object>): Json => ({
  betId: id,
  choice: asJson(choice) ?? null,
  stakeMinor: String(stakeMinor),
});

interface DrawInputs {
  serverSeed: string | null; // null: not revealed yet
  clientSeed: string;
  nonce: number;
  logged: Json | undefined; // outcome of the record
}

const drawStep = (
  { game, config }: RulesOf,
  bets: readonly SharedBet<object>[],
  { outcome, drawnBy }: RebuiltDraw,
  { serverSeed, logged, ...drawn }: DrawInputs,
): VerifyStep => {
  // the seed decided nothing: the outcome must be what the third party's signed data says
  if (drawnBy === 'elsewhere') return step('draw', { drawnElsewhere: true }, asJson(outcome), logged);
  if (serverSeed === null) return waiting('draw', drawn, logged);
  const seeds = { serverSeed, ...drawn };
  const words = wordsOf(seeds, (stream) => game.draw(stream, config, bets));
  return step('draw', { ...seeds, words }, asJson(outcome), logged);
};
