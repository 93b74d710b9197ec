import { createAnalyses } from '../../core/analysis/analyses.ts';
import { analyses } from '../../games/analyses.ts';
import { parityAnalysis } from './parity.analysis.ts';

/** A house with a game more, as the threads of a simulation load it. */
export const houseAnalyses = createAnalyses([...Object.values(analyses), parityAnalysis]);
