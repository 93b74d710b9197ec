import { formatDifference } from '../../core/difference.ts';
import type { EvidenceFinding, EvidenceSummary } from './evidence-checks.ts';

/** A finding on one line of text. */
export const findingLine = ({ kind, what, difference }: EvidenceFinding): string =>
  `${kind === 'contradiction' ? 'FAIL' : 'proves nothing:'} ${what}: ${formatDifference(difference)}`;

/** Summary of evidence in a line. */
export const evidenceLine = ({ items, held, absent, refused, contradictions }: EvidenceSummary): string =>
  `evidence: ${items} items, ${held} as logged, ${contradictions} contradicted, ` +
  `${absent} of rounds that are not in this export, ${refused} without the signature of this log`;
