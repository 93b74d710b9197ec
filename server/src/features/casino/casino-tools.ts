import type { FeatureTools } from '../../core/features/feature.ts';
import type { Aggregator } from './aggregator.ts';

/** What the parts of the casino work with. */
export interface CasinoTools extends FeatureTools {
  aggregator: Aggregator | undefined; // none: the lists are there, and nothing opens
  depositDays: number; // within which a deposit opens games for money; 0: none is needed
}
