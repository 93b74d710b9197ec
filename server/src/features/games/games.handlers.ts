import { listRounds, type PlayedBet, type Queryable } from 'db';
import { toPercent, type Games } from 'games-engine';
import { HISTORY_LIMIT, type Candidate, type gamesCalls, type RoundSummary } from '../../../contract/games.contract.ts';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { ActiveConfigs, CandidateConfig } from '../../core/hosts/active-configs.ts';
import type { ReadMultipliers } from '../../core/hosts/multipliers.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { publicNick } from '../../core/public-nick.ts';

type Handlers = { [N in keyof typeof gamesCalls]: CallHandler<(typeof gamesCalls)[N], CallAnswer<N>> };

interface Dependencies {
  db: Queryable;
  configs: ActiveConfigs;
  games: Games;
  readMultipliers: ReadMultipliers;
}

const DEFAULT_LIMIT = 20;

const summaryOf = (round: PlayedBet, multiplierPpm: number): RoundSummary => ({
  id: round.id,
  game: round.game,
  nick: publicNick(round),
  stakeMinor: Number(round.stakeMinor),
  payoutMinor: Number(round.payoutMinor),
  multiplierPpm,
  choice: { ...round.choice },
  outcome: { ...round.outcome },
  at: round.at,
  placedAt: round.placedAt,
});

const candidateOf = (candidate: CandidateConfig | undefined, mine: number): Candidate | undefined => {
  if (!candidate) return undefined;
  const { row, sharePpm, by } = candidate;
  return { version: row.version, hash: row.hash, sharePpm, by, isMine: row.id === mine };
};

/** `games.config` and `games.history`. */
export const createGamesHandlers = ({ db, configs, games, readMultipliers }: Dependencies): Handlers => ({
  'games.config': {
    handle({ game }, { player }) {
      const { id, config, version, hash } = configs.playedBy(game, player?.publicId);
      const rtpPercent = toPercent(games.get(game).promisedRtp(config));
      const candidate = candidateOf(configs.candidate(game), id);
      return { game, version, hash, config: { ...config }, rtpPercent, ...(candidate && { candidate }) };
    },
  },
  'games.history': {
    async handle({ game, mine = false, cursor, limit = DEFAULT_LIMIT }, { player }) {
      if (mine && !player) throw new CallError(2);
      const wanted = Math.min(limit, HISTORY_LIMIT);
      const userId = mine ? player?.userId : undefined;
      const rounds = await listRounds(db, { game, userId, before: cursor, limit: wanted + 1 });
      const page = rounds.slice(0, wanted);
      const multipliers = await readMultipliers(page);
      const summaries = page.map((round, index) => summaryOf(round, multipliers[index] ?? 0));
      return { rounds: summaries, next: rounds.length > wanted ? (page.at(-1)?.cursor ?? null) : null };
    },
  },
});
