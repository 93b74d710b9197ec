export { withShellDatabase } from './core/shell-database.ts';
export * from './app/create-user.ts';
export * from './app/database.ts';
export * from './app/demo-data.ts';
export { houseStorage } from './app/features.ts';
export type { EntityManager } from '@mikro-orm/postgresql';
export * from './app/reference-data.ts';
export { sealedColumns } from './app/sealed-columns.ts';
export * from './core/calendar.ts';
export * from './core/decimal.ts';
export * from './core/await-database.ts';
export * from './core/embedded.ts';
export * from './core/make-folder.ts';
export {
  APP_ROLE,
  asApplication,
  assertApplicationRole,
  AUDITOR_ROLE,
  BusyError,
  createPool,
  isBusy,
  unlessGone,
  type Queryable,
} from './core/pool.ts';
export { CYRILLIC_IN_LATIN } from './core/search-text.ts';
export type { StoredFeature } from './core/stored-feature.ts';
export * from './core/transaction.ts';
export * from './core/unit-of-work.ts';
export * from './features/account/account-events.repository.ts';
export * from './features/account/account.entities.ts';
export * from './features/account/automation-facts.repository.ts';
export * from './features/account/errors.ts';
export * from './features/account/insert-user.ts';
export * from './features/account/known-devices.repository.ts';
export * from './features/account/mail.repository.ts';
export * from './features/account/moderation.repository.ts';
export * from './features/account/one-time-codes.repository.ts';
export * from './features/account/places.ts';
export * from './features/account/second-factor.repository.ts';
export * from './features/account/session-proofs.repository.ts';
export * from './features/account/session.entity.ts';
export * from './features/account/sessions.repository.ts';
export * from './features/account/sign-in-failure.entity.ts';
export * from './features/account/sign-in-failures.repository.ts';
export * from './features/account/social-profiles.repository.ts';
export { changeRole, type RoleOutcome } from './features/account/staff-roles.repository.ts';
export * from './features/account/user.entity.ts';
export * from './features/account/users.repository.ts';
export * from './features/audit/audit-export.ts';
export { idTime, type AuditRange } from './features/audit/audit-range.ts';
export * from './features/audit/audited-configs.repository.ts';
export * from './features/audit/audited-guardrails.repository.ts';
export * from './features/audit/audited-stakes.repository.ts';
export * from './features/audit/audited-versions.repository.ts';
export * from './features/audit/draws.repository.ts';
export * from './features/audit/gaps.repository.ts';
export * from './features/audit/matching.repository.ts';
export * from './features/audit/report-facts.repository.ts';
export * from './features/audit/returns.repository.ts';
export { onOneSnapshot } from './features/audit/streamed.ts';
export * from './features/audit/voided-rounds.repository.ts';
export * from './features/cash/currencies.ts';
export * from './features/cash/currency.entity.ts';
export * from './features/registry.ts';
export { closureOf, closuresOf, endOfClosure, type Closure, type ClosureKind } from './features/exclusion/closures.ts';
export * from './features/exclusion/exclusion-matches.repository.ts';
export * from './features/exclusion/exclusion.entities.ts';
export {
  forgetFormerKeys,
  destinationKeysOf,
  identityValuesOf,
  keepKeys,
  type IdentityKey,
  type IdentityValue,
} from './features/exclusion/identity-keys.repository.ts';
export * from './features/exclusion/persons.repository.ts';
export * from './features/export/account-export.ts';
export * from './features/fairness/commitments.repository.ts';
export * from './features/fairness/find-rounds.repository.ts';
export * from './features/fairness/seed-chain.entity.ts';
export { publicChains, type PublicChain } from './features/fairness/seed-chains.repository.ts';
export * from './features/fairness/seed-pair.entity.ts';
export * from './features/fairness/seed-pairs.repository.ts';
export * from './features/fairness/void-round.entity.ts';
export * from './features/fairness/void-rounds.repository.ts';
export * from './features/limits/deposits.repository.ts';
export * from './features/limits/limits.entities.ts';
export * from './features/limits/play-days.ts';
export * from './features/limits/play-time.repository.ts';
export * from './features/limits/player-limits.repository.ts';
export * from './features/limits/restrictions.repository.ts';
export * from './features/limits/stake-rules.repository.ts';
export * from './features/log/closing-cosignatures.repository.ts';
export * from './features/log/log.entities.ts';
export * from './features/log/tree-heads.repository.ts';
export * from './features/statistics/statistics.entities.ts';
export * from './features/statistics/user-stats.repository.ts';
export {
  initialVipStatuses,
  loadVipStatuses,
  vipName,
  seedVipStatuses,
  type VipStatusRow,
} from './features/statistics/vip-statuses.ts';
export * from './games/candidate-runs.repository.ts';
export * from './games/config-comments.repository.ts';
export * from './games/config-schedules.repository.ts';
export * from './games/config-versions.repository.ts';
export * from './games/free-draws.ts';
export * from './games/game-config.entity.ts';
export * from './games/game-configs.repository.ts';
export * from './games/paid-players.ts';
export * from './games/played-bets.repository.ts';
export * from './games/public-users.ts';
export * from './games/round.entity.ts';
export * from './games/shared-round.entities.ts';
export * from './games/shared-rounds.ts';
export * from './games/stepped-rounds.ts';
export * from './ledger/accounts.ts';
export { findTakenBet } from './ledger/bet-keys.ts';
export * from './ledger/errors.ts';
export * from './ledger/holds.ts';
export * from './ledger/invariants.ts';
export * from './ledger/ledger.entities.ts';
export * from './ledger/post-transaction.ts';
export * from './ledger/rollup.ts';
export { listLeaders, type Leaders } from './games/leaders.ts';
export { listOwnBets } from './games/own-bets.ts';
export type { PlayedBet } from './games/played-bet.ts';
export * from './games/rounds.ts';
export * from './ledger/settle-shared.ts';
export * from './ledger/settle-solo.ts';
export * from './ledger/shared-bets.ts';
export { type SoloBet, type SoloResult } from './ledger/solo-bet.ts';
export * from './ledger/solo-steps.ts';
