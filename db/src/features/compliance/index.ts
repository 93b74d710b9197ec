import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  AmlAlertEntity,
  AmlPlayDayEntity,
  AmlProgressEntity,
  AmlRulesEntity,
  ComplianceCaseEntity,
  ComplianceCaseEventEntity,
} from './compliance.entities.ts';
import { Migration092Compliance } from './migration-092-compliance.ts';

export type { AmlRule, AmlRulesRow, AmlThresholds, CaseDecision, Evidence } from './compliance.entities.ts';
export * from './aml-progress.ts';
export * from './aml-rules.repository.ts';
export * from './compliance-cases.repository.ts';
export * from './payment-rules.ts';
export * from './play-rules.ts';

export const stored: StoredFeature = {
  entities: [
    AmlRulesEntity,
    AmlAlertEntity,
    ComplianceCaseEntity,
    ComplianceCaseEventEntity,
    AmlProgressEntity,
    AmlPlayDayEntity,
  ],
  migrations: [{ name: '092-compliance', class: Migration092Compliance }],
};
