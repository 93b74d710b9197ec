import type { StoredFeature } from '../../core/stored-feature.ts';
import { CareDayEntity, CareInterventionEntity, CareProgressEntity, CareStateEntity } from './care.entities.ts';
import { ComplaintEntity } from './complaints.repository.ts';
import {
  AmlAlertEntity,
  AmlPlayDayEntity,
  AmlProgressEntity,
  AmlRulesEntity,
  ComplianceCaseEntity,
  ComplianceCaseEventEntity,
} from './compliance.entities.ts';
import { Migration092Compliance } from './migration-092-compliance.ts';
import { Migration093Care } from './migration-093-care.ts';
import { Migration094Complaints } from './migration-094-complaints.ts';
import { Migration103Screening } from './migration-103-screening.ts';
import { ScreeningEntity, ScreeningHitEntity } from './screening.entities.ts';

export type { AmlRule, AmlRulesRow, AmlThresholds, CaseDecision, Evidence } from './compliance.entities.ts';
export * from './aml-progress.ts';
export * from './aml-rules.repository.ts';
export * from './care-signals.repository.ts';
export * from './care.repository.ts';
export * from './complaints.repository.ts';
export * from './compliance-cases.repository.ts';
export * from './payment-rules.ts';
export * from './play-rules.ts';
export * from './screening.repository.ts';

export const stored: StoredFeature = {
  entities: [
    AmlRulesEntity,
    AmlAlertEntity,
    ComplianceCaseEntity,
    ComplianceCaseEventEntity,
    AmlProgressEntity,
    AmlPlayDayEntity,
    CareDayEntity,
    CareStateEntity,
    CareProgressEntity,
    CareInterventionEntity,
    ComplaintEntity,
    ScreeningEntity,
    ScreeningHitEntity,
  ],
  migrations: [
    { name: '092-compliance', class: Migration092Compliance },
    { name: '093-care', class: Migration093Care },
    { name: '094-complaints', class: Migration094Complaints },
    { name: '103-screening', class: Migration103Screening },
  ],
};
