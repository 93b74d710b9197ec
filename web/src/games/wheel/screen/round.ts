import { wheelOutcomeSchema, type WheelOutcome, wheelDefaultConfig, type WheelContext } from 'games-engine/wheel';
import type { PastRound } from 'server/contract';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import type { OwnResult } from '../../../core/game-kit/result/own-results.ts';
import { moodOf, type Mood } from '../../../core/game-kit/result/result.ts';
import type { SharedSnapshot, SharedRoundView } from '../../../core/game-kit/round/use-shared-round.ts';
import type { Message, PlainKeyOf, Texts } from '../../../core/i18n/messages.ts';
import type { Money } from '../../../core/money/money.ts';
import { sectorWord } from '../scene/colors.ts';
import { chipsOf, sceneDraw, startSegment, type SceneRound } from '../scene/frame.ts';

/** random.org's page that confirms a signature. */
export const RANDOM_ORG_FORM = 'https://api.random.org/signatures/form';

/** Outcome of a finished round; undefined for one without a draw. */
export const pastOutcome = ({ outcome }: PastRound): WheelOutcome | undefined =>
  wheelOutcomeSchema.safeParse(outcome).data;

/**
 * The fields that random.org's page is sent for an outcome, in its documented form; undefined for one that the house
 * drew. The signed text goes as it came: the signature is of its bytes.
 */
export const verificationFields = (
  outcome: WheelOutcome,
): readonly (readonly [name: string, value: string])[] | undefined =>
  outcome.source === 'random.org'
    ? [
        ['format', 'json'],
        ['random', outcome.random],
        ['signature', outcome.signature],
      ]
    : undefined;

/** Round before it is loaded. */
const blank: SceneRound = {
  id: '',
  segments: wheelDefaultConfig.segments,
  multipliers: wheelDefaultConfig.multipliers,
  from: 0,
  draw: undefined,
  light: undefined,
  driftsFrom: undefined,
  chips: [],
};

/** The segment where the wheel stopped last; undefined when no round that is known was drawn. */
export const lastSegment = (before: readonly PastRound[]): number | undefined =>
  before.map(pastOutcome).find((outcome) => outcome !== undefined)?.segment;

interface Told {
  roundId: string | undefined;
  snapshot: SharedSnapshot<WheelContext> | undefined;
  before: readonly PastRound[];
  player: string | undefined; // player whose own result counts
  quick: boolean; // turbo is on
}

/** The round in play as the scene shows it. */
export const sceneRound = ({ roundId, snapshot, before, player, quick }: Told): SceneRound => {
  if (roundId === undefined || !snapshot) return blank;
  const { context } = snapshot;
  const light = lightOf(snapshot);
  return {
    id: roundId,
    segments: context.config.segments,
    multipliers: context.config.multipliers,
    from: startSegment(roundId, lastSegment(before)),
    draw: sceneDraw(context, player, quick),
    light: light?.scene,
    driftsFrom:
      light && light.mode !== 'chain' && snapshot.value !== 'voided' ? (context.expireAt ?? undefined) : undefined,
    chips: chipsOf(context),
  };
};

/** One sentence about a round. */
export type RoundWords = Message<Texts<'wheel', 'main'>> & {
  readonly mood: Mood | undefined; // mood of the player's own bets
  readonly final: boolean; // it is the round's result
};

const plain = (key: PlainKeyOf<Texts<'wheel', 'main'>>): RoundWords => ({
  key,
  params: {},
  mood: undefined,
  final: false,
});

const ofResult = (word: string, result: OwnResult | undefined, format: Money['format']): RoundWords => {
  if (!result) return { key: 'result.none', params: { word }, mood: undefined, final: true };
  const mood = moodOf(result.payoutMinor, result.stakeMinor);
  const isPart = mood !== 'win' && result.payoutMinor > 0n && result.payoutMinor < result.stakeMinor; // some came back, not all
  const key = isPart ? 'result.part' : ({ win: 'result.win', even: 'result.even', loss: 'result.loss' } as const)[mood];
  const amount = format(result.payoutMinor === 0n ? result.stakeMinor : result.payoutMinor);
  return { key, params: { word, amount, stake: format(result.stakeMinor) }, mood, final: true };
};

/** Words about the round in play. `result`: the player's result once it is over. */
export const roundWords = (
  { snapshot, over }: Pick<SharedRoundView<WheelContext>, 'snapshot' | 'over'>,
  result: OwnResult | undefined,
  format: Money['format'],
): RoundWords => {
  if (!snapshot) return plain('state.loading');
  const { outcome, config } = snapshot.context;
  if (over === 'voided') {
    return result
      ? { key: 'state.voided.mine', params: { amount: format(result.stakeMinor) }, mood: undefined, final: true }
      : { ...plain('state.voided'), final: true };
  }
  if (over === 'settled') return ofResult(sectorWord(config.multipliers, outcome?.sector ?? 0), result, format);
  switch (snapshot.value) {
    case 'countdown':
      return plain('state.countdown');
    case 'closed':
      return plain('state.closed');
    case 'spinning':
      return plain('state.spinning');
    default:
      return plain('state.waiting');
  }
};
