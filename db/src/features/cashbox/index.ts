import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration020Cashbox } from './migration-020-cashbox.ts';
import { Migration042Courses } from './migration-042-courses.ts';
import { Migration044SealedDestinations } from './migration-044-sealed-destinations.ts';
import { Migration059RecalledPayouts } from './migration-059-recalled-payouts.ts';
import { Migration062SavedDestinations } from './migration-062-saved-destinations.ts';
import { Migration063ShownCourses } from './migration-063-shown-courses.ts';
import { Migration083LooseActs } from './migration-083-loose-acts.ts';
import { Migration085Risk } from './migration-085-risk.ts';
import { Migration130ListedPayments } from './migration-130-listed-payments.ts';
import { RiskHitEntity, RiskWeightEntity } from './risk.entity.ts';
import { LooseActEntity, WithdrawalClaimEntity } from './loose-act.entity.ts';
import {
  BankEntity,
  CashChangeEntity,
  CashRulesEntity,
  CoinCourseEntity,
  CourseQuoteEntity,
  CourseWatchEntity,
  DepositAddressEntity,
  DepositSourceEntity,
  DestinationEntity,
  PaymentEntity,
  PaymentEventEntity,
  PayMethodEntity,
  PayoutEntity,
  PaywayEntity,
  ProviderCallbackEntity,
  ProviderCursorEntity,
  ProviderPaymentEntity,
  ReconciliationEntity,
  SandboxRecordEntity,
  ShownCourseEntity,
  TonWalletEntity,
  WageringEntity,
} from './payment.entities.ts';

export * from './cash-changes.repository.ts';
export * from './catalogue.repository.ts';
export * from './courses.repository.ts';
export * from './deposit-addresses.repository.ts';
export * from './deposits.repository.ts';
export * from './desk-catalogue.repository.ts';
export * from './desk-figures.repository.ts';
export * from './listed-payments.repository.ts';
export type { LooseActRow } from './loose-act.entity.ts';
export * from './loose-acts.repository.ts';
export * from './loose-ends.repository.ts';
export * from './payments.repository.ts';
export * from './payout-destinations.repository.ts';
export * from './payouts.repository.ts';
export * from './provider-payments.repository.ts';
export * from './risk.repository.ts';
export * from './sandbox-records.repository.ts';
export * from './sealed-destinations.repository.ts';
export * from './wagering.repository.ts';
export * from './withdrawal-facts.repository.ts';
export * from './withdrawal-claims.repository.ts';
export * from './withdrawals.repository.ts';

export const stored: StoredFeature = {
  entities: [
    BankEntity,
    CashChangeEntity,
    CashRulesEntity,
    CoinCourseEntity,
    CourseQuoteEntity,
    CourseWatchEntity,
    DepositAddressEntity,
    DepositSourceEntity,
    DestinationEntity,
    LooseActEntity,
    PaymentEntity,
    PaymentEventEntity,
    PayMethodEntity,
    PayoutEntity,
    PaywayEntity,
    ProviderCallbackEntity,
    ProviderCursorEntity,
    ProviderPaymentEntity,
    ReconciliationEntity,
    RiskHitEntity,
    RiskWeightEntity,
    SandboxRecordEntity,
    ShownCourseEntity,
    TonWalletEntity,
    WageringEntity,
    WithdrawalClaimEntity,
  ],
  migrations: [
    { name: '020-cashbox', class: Migration020Cashbox },
    { name: '042-courses', class: Migration042Courses },
    { name: '044-sealed-destinations', class: Migration044SealedDestinations },
    { name: '059-recalled-payouts', class: Migration059RecalledPayouts },
    { name: '062-saved-destinations', class: Migration062SavedDestinations },
    { name: '063-shown-courses', class: Migration063ShownCourses },
    { name: '083-loose-acts', class: Migration083LooseActs },
    { name: '085-risk', class: Migration085Risk },
    { name: '130-listed-payments', class: Migration130ListedPayments },
  ],
};
