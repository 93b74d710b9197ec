import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration020Cashbox } from './migration-020-cashbox.ts';
import {
  BankEntity,
  CashChangeEntity,
  CashRulesEntity,
  CoinCourseEntity,
  CourseQuoteEntity,
  DepositAddressEntity,
  DestinationEntity,
  PaymentEntity,
  PaymentEventEntity,
  PayMethodEntity,
  PayoutEntity,
  PaywayEntity,
  ProviderCallbackEntity,
  ProviderPaymentEntity,
  ReconciliationEntity,
  SandboxRecordEntity,
  TonWalletEntity,
  WageringEntity,
} from './payment.entities.ts';

export * from './sandbox-records.repository.ts';

export const stored: StoredFeature = {
  entities: [
    BankEntity,
    CashChangeEntity,
    CashRulesEntity,
    CoinCourseEntity,
    CourseQuoteEntity,
    DepositAddressEntity,
    DestinationEntity,
    PaymentEntity,
    PaymentEventEntity,
    PayMethodEntity,
    PayoutEntity,
    PaywayEntity,
    ProviderCallbackEntity,
    ProviderPaymentEntity,
    ReconciliationEntity,
    SandboxRecordEntity,
    TonWalletEntity,
    WageringEntity,
  ],
  migrations: [{ name: '020-cashbox', class: Migration020Cashbox }],
};
