import { Auditor, type AuditorOptions, type AuditSummary } from './auditor.ts';

/** How far a running audit is. */
export interface AuditProgress {
  entries: number;
  of: number | undefined; // entries in all, when the header says it
  failures: number;
  elapsedMs: number;
}

export interface AuditRun extends AuditorOptions {
  onProgress?(progress: AuditProgress): void;
}

/** Audits the lines of an export. Takes as much memory for ten million rounds as for ten. */
export const runAudit = async (batches: AsyncIterable<readonly string[]>, options: AuditRun): Promise<AuditSummary> => {
  const auditor = new Auditor(options);
  const startedAt = performance.now();
  for await (const lines of batches) {
    for (const line of lines) auditor.line(line);
    options.onProgress?.({ ...auditor.progress, elapsedMs: performance.now() - startedAt });
  }
  return auditor.finish();
};
