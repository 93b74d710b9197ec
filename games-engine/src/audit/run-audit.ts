import { reserveSigner } from '../core/solvency/reserve-proof.ts';
import { formatFailure, type AuditSummary } from './audit-summary.ts';
import { Auditor, type AuditorOptions } from './auditor.ts';
import type { Progress } from './progress.ts';

/** Progress of a running audit. */
export interface AuditProgress {
  entries: number;
  of: number | undefined; // entries in all, when the header says it
  failures: number;
  elapsedMs: number;
}

export interface AuditRun extends Omit<AuditorOptions, 'findSigner' | 'withheld'> {
  /** State that the audit continues from and is saved to. It then needs memory for every pair. */
  kept?: Progress | undefined;
  onProgress?(progress: AuditProgress): void;
}

/** Audits the lines of an export. Takes as much memory for ten million rounds as for ten. */
export const runAudit = async (batches: AsyncIterable<readonly string[]>, options: AuditRun): Promise<AuditSummary> => {
  const { kept } = options;
  const onFailure: AuditRun['onFailure'] = (failure) => {
    kept?.fail(formatFailure(failure));
    options.onFailure(failure);
  };
  const auditor = new Auditor(
    {
      ...options,
      findSigner: reserveSigner,
      onFailure,
      onLeaf: (index, hash) => kept?.addLeaf(index, hash),
      withheld: kept,
    },
    kept?.state,
  );
  const startedAt = performance.now();
  const save = createSaver(auditor, kept);
  try {
    for await (const lines of batches) {
      for (const line of lines) auditor.line(line);
      save.sometimes();
      options.onProgress?.({ ...auditor.progress, elapsedMs: performance.now() - startedAt });
    }
  } finally {
    save.now(); // entries checked before the connection to the log broke stay checked
  }
  return auditor.finish();
};

const MIN_PAUSE_MS = 2000;
const PAUSES = 10; // times as long as saving takes: the state of a long log is long itself

const createSaver = (auditor: Auditor, kept: Progress | undefined): { now(): void; sometimes(): void } => {
  let nextAt = performance.now() + MIN_PAUSE_MS;
  const now = (): void => {
    const state = kept && auditor.save();
    if (state) kept.save(state);
  };
  return {
    now,
    sometimes() {
      const startedAt = performance.now();
      if (startedAt < nextAt) return;
      now();
      nextAt = performance.now() + Math.max(MIN_PAUSE_MS, PAUSES * (performance.now() - startedAt));
    },
  };
};
