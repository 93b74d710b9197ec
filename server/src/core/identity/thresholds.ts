import { compliance, type UnitOfWork } from 'db';
import {
  amlThresholdsSchema,
  programThresholds,
  type AmlThresholds,
} from '../../../contract/features/aml-thresholds.ts';

/** Stored thresholds; the program's stand in for fields that an old version lacks. */
export const completeThresholds = (stored: Partial<AmlThresholds>): AmlThresholds =>
  amlThresholdsSchema.parse({ ...programThresholds, ...stored });

/** Thresholds in force with their version; 0: the program's. */
export const rulesInForce = async (em: UnitOfWork['em']): Promise<{ version: number; thresholds: AmlThresholds }> => {
  const row = await compliance.amlRulesRepository(em).inForce();
  return row
    ? { version: row.version, thresholds: completeThresholds(row.thresholds) }
    : { version: 0, thresholds: programThresholds };
};
