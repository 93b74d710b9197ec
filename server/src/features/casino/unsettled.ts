import { casino } from 'db';
import type { UnsettledRounds } from '../../../contract/features/casino.contract.ts';
import type { CasinoTools } from './casino-tools.ts';

/** Time without a transaction after which a round counts as unsettled. */
export const SILENCE_MS = 60_000;
const SHOWN_MS = 7 * 86_400_000;

/** Rounds whose result did not arrive in time, for staff. */
export const unsettled = async ({ db, clock }: CasinoTools): Promise<UnsettledRounds> => {
  const now = clock.now();
  const found = await casino.unsettledRounds(db.pool, { silentSince: now - SILENCE_MS, since: now - SHOWN_MS });
  const rounds = found.rounds.map((round) => ({
    id: round.id,
    player: { userId: round.publicId, nick: round.nick },
    game: round.title,
    provider: round.provider,
    round: round.sentId,
    account: round.account,
    staked: Number(round.stakeMinor),
    paid: Number(round.payoutMinor),
    state: round.kind,
    startedAt: round.startedAt,
    lastAt: round.lastAt,
  }));
  const providers = found.providers.map(({ stakedMinor, ...counts }) => ({ ...counts, staked: Number(stakedMinor) }));
  return { rounds, providers };
};
