import type { AnySharedGame, SharedBet } from './core/define-game.ts';
import { asJson } from './core/difference.ts';
import type { Json } from './core/json.ts';
import type { RoundRecord } from './core/record.ts';
import type { RebuiltDraw, RebuiltShared } from './core/shared-rebuild.ts';
import { hashOf, step, waiting, wordsOf, type VerifyStep } from './verify-step.ts';

/** What a shared round's own steps compare: entropy, draw, payout, replay, record; the last two for a void round. */
export const sharedSteps = (
  game: AnySharedGame,
  config: object,
  record: RoundRecord,
  rebuilt: RebuiltShared,
  serverSeed: string | null,
): VerifyStep[] => {
  const { draw, refused } = rebuilt;
  const replayed = refused ? { refused: refused.type, state: refused.state } : rebuilt.record.final;
  return [
    ...(draw ? drawSteps(game, config, rebuilt, draw, serverSeed) : []),
    step('replay', { events: record.events.length }, replayed, record.final),
    step('record', {}, hashOf(rebuilt.record), hashOf(record)),
  ];
};

const drawSteps = (
  game: AnySharedGame,
  config: object,
  { log }: RebuiltShared,
  draw: RebuiltDraw,
  serverSeed: string | null,
): VerifyStep[] => {
  const { bets, end, number } = log;
  if (end.kind !== 'settled') return [];
  const { clientSeed, outcome, payoutsMinor } = draw;
  const lines = bets.map(({ id, clientSeed }) => `${id}:${clientSeed}`);
  const drawn = { clientSeed, nonce: number };
  const logged = asJson(end.outcome);
  const priced = { bets: bets.map(stakeOf), outcome: asJson(outcome) ?? null };
  return [
    step('entropy', { bets: lines }, clientSeed, end.entropy),
    drawStep(game, config, bets, draw, serverSeed === null ? undefined : { serverSeed, ...drawn }, drawn, logged),
    step('payout', priced, payoutsMinor.map(String), end.payoutsMinor.map(String)),
  ];
};

const stakeOf = ({ id, choice, stakeMinor }: SharedBet<object>): Json => ({
  betId: id,
  choice: asJson(choice) ?? null,
  stakeMinor: String(stakeMinor),
});

const drawStep = (
  game: AnySharedGame,
  config: object,
  bets: readonly SharedBet<object>[],
  { outcome, drawnBy }: RebuiltDraw,
  seeds: { serverSeed: string; clientSeed: string; nonce: number } | undefined,
  drawn: { clientSeed: string; nonce: number },
  logged: Json | undefined,
): VerifyStep => {
  // the seed decided nothing: the outcome must be what the third party's signed data says
  if (drawnBy === 'elsewhere') return step('draw', { drawnElsewhere: true }, asJson(outcome), logged);
  if (!seeds) return waiting('draw', drawn, logged);
  const words = wordsOf(seeds, (stream) => game.draw(stream, config, bets));
  return step('draw', { ...seeds, words }, asJson(outcome), logged);
};
