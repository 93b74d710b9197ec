import {
  WHEEL_SEGMENTS,
  wheelChance,
  wheelRoundExact,
  wheelSectors,
  type WheelConfig,
  type WheelStake,
  randomOrgData,
  type WheelOutcome,
  wheelOutcomeOfSigned,
  wheel as game,
  wheelErrorNumbers,
} from 'games-engine/wheel';
import { wheelAnalysis as analysis } from 'games-engine/wheel/analysis';
import { wheelCalls } from '../../../contract/games/wheel.contract.ts';
import type { PastRound, PublicUser, SharedLoad, SharedRound } from '../../../contract/shared-round.contract.ts';
import { greatestStakers } from '../../core/games/document-users.ts';
import { caseMoments, type GameAudit, type Moments } from '../../core/games/game-audit.ts';
import { type SharedDocument, type DrawSources, defineShared } from '../../core/games/server-game.ts';
import type { DrawElsewhere } from '../../core/hosts/round-drawing.ts';
import { composeTexts, numbered } from '../../core/i18n/texts.ts';
import { createWheelHandlers, wheelRefusals } from './wheel.host.ts';

const momentsOf = (config: WheelConfig, bets: readonly WheelStake[]): Moments => {
  const { paidMinor } = wheelRoundExact(config, bets);
  return caseMoments(
    wheelSectors.map((sector) => ({ p: wheelChance(config, sector), paidMinor: paidMinor[sector] ?? 0n })),
  );
};

export const wheelAudit: GameAudit = {
  moments: {
    hosting: 'shared',
    method: 'round',
    of: (config, bets) => momentsOf(config as WheelConfig, bets as readonly WheelStake[]),
  },
  drawn: { path: ['segment'], first: 0, values: WHEEL_SEGMENTS, axis: 'value', bins: WHEEL_SEGMENTS },
};

interface Bettor extends PublicUser {
  bets: { sector: number; bet: number }[];
}

/** The players of the greatest stakes on each sector, with what they have on these. */
const usersOf = (round: SharedRound): Bettor[] => {
  const users = new Map<string, Bettor>();
  for (const sector of wheelSectors) {
    for (const { user, stakeMinor } of greatestStakers(
      round,
      (choice) => (choice as { sector: number }).sector === sector,
    )) {
      const bettor = users.get(user.id) ?? { ...user, bets: [] };
      bettor.bets.push({ sector, bet: stakeMinor });
      users.set(user.id, bettor);
    }
  }
  return [...users.values()];
};

const beforeOf = (before: readonly PastRound[]): object[] =>
  before.map(({ id, number, hash, seed, outcome, at }) => ({
    id,
    number,
    hash,
    seed,
    at,
    winSector: outcome?.['sector'] ?? null,
    randomOrgData: randomOrgData(outcome as WheelOutcome | null),
  }));

/** A round of the wheel under the names of the specification. */
const stateOf = (round: SharedRound, before: readonly PastRound[]): object => ({
  ...round.view,
  roundId: round.roundId,
  sectorsInfo: (round.view['sectorsInfo'] as { bank: string }[]).map((info) => ({ ...info, bank: Number(info.bank) })),
  users: usersOf(round),
  beforeGames: beforeOf(before),
});

const wheelDocument: SharedDocument = {
  state: stateOf,
  answers: { 'wheelOfFortune.load': (load: SharedLoad) => stateOf(load, load.before_games) },
  before: { type: 'loadBeforeGames', of: beforeOf },
  tellsBalance: true,
  tellsErrors: true,
};

/** random.org as the wheel's source where the house has it; a draw that it does not give comes from the chain. */
const drawWheelElsewhere = ({ randomOrg }: DrawSources): DrawElsewhere | undefined =>
  randomOrg &&
  (async (roundId, config) => {
    const draw = await randomOrg(roundId);
    return draw && wheelOutcomeOfSigned(config as WheelConfig, draw);
  });

/** Refusals by their names, and by the numbers that the wire has for them. */
export const wheelMessages = composeTexts((textsOf) => ({
  ...textsOf('wheel'),
  ...numbered(textsOf('wheel'), wheelErrorNumbers),
}));

export const wheel = defineShared({
  hosting: 'shared',
  game,
  analysis,
  calls: wheelCalls,
  handlers: createWheelHandlers,
  refusals: wheelRefusals,
  messages: wheelMessages,
  channel: 'wheelOfFortune',
  updateName: 'update',
  drawElsewhere: drawWheelElsewhere,
  document: wheelDocument,
  audit: wheelAudit,
  sample: async () => (await import('./wheel.sample.ts')).playWheel,
});
