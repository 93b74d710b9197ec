import {
  AccountEventEntity,
  KnownDeviceEntity,
  MailEntity,
  OneTimeCodeEntity,
  RecoveryCodeEntity,
  SocialProfileEntity,
  SpentTokenEntity,
} from '../features/account/account.entities.ts';
import { SessionEntity } from '../features/account/session.entity.ts';
import { SignInFailureEntity } from '../features/account/sign-in-failure.entity.ts';
import { UserEntity } from '../features/account/user.entity.ts';
import { CurrencyEntity } from '../features/cash/currency.entity.ts';
import { ExclusionMatchEntity, IdentityKeyEntity } from '../features/exclusion/exclusion.entities.ts';
import { SeedChainEntity } from '../features/fairness/seed-chain.entity.ts';
import { SeedPairEntity, UsedClientSeedEntity } from '../features/fairness/seed-pair.entity.ts';
import { VoidRoundEntity } from '../features/fairness/void-round.entity.ts';
import { PlayDayEntity, PlayerLimitEntity, PlayTimeEntity } from '../features/limits/limits.entities.ts';
import {
  ClosingCosignatureEntity,
  LogCosignatureEntity,
  LogCursorEntity,
  LogEntryEntity,
  LogHeadEntity,
  LogNodeEntity,
} from '../features/log/log.entities.ts';
import { PlayedDayEntity, UserStatsEntity, VipStatusEntity } from '../features/statistics/statistics.entities.ts';
import {
  GameConfigCommentEntity,
  GameConfigEntity,
  GameConfigEventEntity,
  GameConfigScheduleEntity,
} from '../games/game-config.entity.ts';
import { RoundEntity } from '../games/round.entity.ts';
import { SharedBetEntity, SharedEventEntity, SharedRoundEntity } from '../games/shared-round.entities.ts';
import {
  LedgerAccountEntity,
  LedgerEntryEntity,
  LedgerHoldEntity,
  LedgerRollupEntity,
  LedgerTransactionEntity,
} from '../ledger/ledger.entities.ts';

/** The entities of what belongs to no area of `features/registry.ts`. */
export const platformEntities = [
  UserEntity,
  SessionEntity,
  SignInFailureEntity,
  OneTimeCodeEntity,
  SpentTokenEntity,
  RecoveryCodeEntity,
  KnownDeviceEntity,
  SocialProfileEntity,
  AccountEventEntity,
  MailEntity,
  IdentityKeyEntity,
  ExclusionMatchEntity,
  VipStatusEntity,
  UserStatsEntity,
  PlayedDayEntity,
  PlayerLimitEntity,
  PlayDayEntity,
  PlayTimeEntity,
  CurrencyEntity,
  SeedPairEntity,
  UsedClientSeedEntity,
  SeedChainEntity,
  GameConfigEntity,
  GameConfigEventEntity,
  GameConfigCommentEntity,
  GameConfigScheduleEntity,
  RoundEntity,
  SharedRoundEntity,
  SharedEventEntity,
  SharedBetEntity,
  LedgerAccountEntity,
  LedgerTransactionEntity,
  LedgerEntryEntity,
  LedgerHoldEntity,
  LedgerRollupEntity,
  LogEntryEntity,
  LogNodeEntity,
  LogHeadEntity,
  LogCosignatureEntity,
  ClosingCosignatureEntity,
  LogCursorEntity,
  VoidRoundEntity,
];
