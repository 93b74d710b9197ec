import type { AuditedConfigRow, AuditedGuardrailRow, AuditedStake, VoidedRoundRow } from 'db';
import { stakeAccounts, toPercent, voidReasons, type Games, type StakeAccount } from 'games-engine';
import type { AuditedRound, AuditUnit, VoidedRound } from '../../../contract/audit.contract.ts';
import type { AuditedConfig, AuditedGuardrail } from '../../../contract/audited-versions.contract.ts';

/** The accounts that stake in a unit. */
export const accountsOfUnit = (unit: AuditUnit): readonly StakeAccount[] =>
  stakeAccounts.filter((account) => (account === 'usdicLocked') === (unit === 'USDIC'));

export const numberOrNull = (value: bigint | null): number | null => (value === null ? null : Number(value));

export const shownStake = ({ stake, payout, at, number, logIndex, ...row }: AuditedStake): AuditedRound => ({
  ...row,
  account: row.account as StakeAccount,
  number: Number(number),
  stakeMinor: Number(stake),
  payoutMinor: numberOrNull(payout),
  at: Number(at),
  logIndex: numberOrNull(logIndex),
});

/** Promise of a config; nothing where it no longer fits its game. */
export const promiseOf = (games: Games, { game, config }: Pick<AuditedConfigRow, 'game' | 'config'>): string => {
  const found = games.find(game);
  const parsed = found?.configSchema.safeParse(config);
  return found && parsed?.success ? toPercent(found.promisedRtp(parsed.data)) : '';
};

export const shownConfig = (games: Games, row: AuditedConfigRow): AuditedConfig => ({
  game: row.game,
  version: row.version,
  hash: row.hash,
  at: row.at,
  author: row.authorId === null ? null : { userId: row.authorId, nick: row.authorNick ?? '' },
  reason: row.reason,
  isCandidate: row.isCandidate,
  isActive: row.isActive,
  rtpPercent: promiseOf(games, row),
});

/** `program`: the bounds that hold until the first change. */
export const shownGuardrail = (
  { before, logIndex, ...row }: AuditedGuardrailRow,
  program: Record<string, unknown>,
): AuditedGuardrail => ({ ...row, before: { ...program, ...before }, logIndex: numberOrNull(logIndex) });

export const shownVoid = (row: VoidedRoundRow): VoidedRound => ({
  id: row.id,
  game: row.game,
  number: Number(row.number),
  version: row.version,
  reason: voidReasons.find((reason) => reason === row.reason) ?? null,
  bets: Number(row.bets),
  stakesMinor: Number(row.stakes),
  isReturned: row.isReturned,
  openedAt: Number(row.openedAt),
  at: Number(row.at),
  logIndex: numberOrNull(row.logIndex),
});
