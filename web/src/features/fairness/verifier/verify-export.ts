import { contentHash, type Games } from 'games-engine';
import { EvidenceChecks, type EvidenceFinding, type EvidenceSummary } from 'games-engine/evidence';
import { Auditor, type AuditSummary, type Failure } from 'games-engine/auditor';
import type { PublicRound } from 'server/contract';
import { readRemembered, seenHead, type RememberedHead, type SeenHead } from './remembered-head.ts';
import type { BesideExport } from './verifier-input.ts';
import { linesOf, type VerifierSource } from './verifier-source.ts';

/** Progress of a check. */
export interface ExportProgress {
  entries: number;
  of: number | undefined; // as the header says
  failures: number;
}

/** Result of checking an export. */
export interface CheckedExport {
  seen: SeenHead | undefined; // verdict on a head that was seen earlier, where one was given
  summary: AuditSummary;
  failures: readonly Failure[]; // the first of them: `summary` counts all
  evidence: { summary: EvidenceSummary; findings: readonly EvidenceFinding[] } | undefined; // verdict on a browser's evidence, where given
}

export interface ExportOptions {
  key?: string | undefined; // the verifier key that is trusted
  remembered?: string | undefined; // the note of a head that was seen earlier
  beside?: BesideExport | undefined;
  games: Games; // games whose rounds can be checked
  signal: AbortSignal;
  onProgress(progress: ExportProgress): void;
}

const MAX_SHOWN = 200;
const WORK_MS = 40; // then the page may answer

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Checks an export line by line with the audit's own code, in pieces between which the page answers. */
export const verifyExport = async (
  source: VerifierSource,
  { key, remembered, beside, games, signal, onProgress }: ExportOptions,
): Promise<CheckedExport> => {
  const failures: Failure[] = [];
  const forkedAt = new Set<number>();
  const onFailure = (failure: Failure): void => {
    if (failures.length < MAX_SHOWN) failures.push(failure);
    if (failure.seenSize !== undefined) forkedAt.add(failure.seenSize);
  };
  const findings: EvidenceFinding[] = [];
  const evidence =
    beside && 'evidence' in beside
      ? new EvidenceChecks(beside.evidence, games, (finding) => {
          if (findings.length < MAX_SHOWN) findings.push(finding);
        })
      : undefined;
  const lights = beside && 'lights' in beside ? beside.lights : undefined;
  const options = { key, games, evidence, lights, onFailure };
  let auditor = new Auditor(options);
  let head: RememberedHead | undefined;
  let since = performance.now();
  for await (const lines of linesOf(source)) {
    for (const line of lines) {
      if (remembered !== undefined && !head) {
        head = readRemembered(remembered, line, key);
        auditor = new Auditor({ ...options, seen: head.roots });
      }
      auditor.line(line);
      if (performance.now() - since < WORK_MS) continue;
      onProgress(auditor.progress);
      await breath();
      signal.throwIfAborted();
      since = performance.now();
    }
  }
  const summary = auditor.finish();
  const kept = evidence && { summary: evidence.summary, findings };
  return { summary, failures, evidence: kept, seen: head && seenHead(head, summary, forkedAt) };
};

interface ExportLine {
  configs?: readonly { record?: unknown }[];
  record?: { kind?: unknown; config?: unknown };
  hash?: unknown;
  serverSeed?: unknown;
}

const lineOf = (text: string): ExportLine => {
  try {
    return Object(JSON.parse(text)) as ExportLine;
  } catch {
    return {};
  }
};

const configsIn = ({ configs, record }: ExportLine): object[] => {
  const published = [...(Array.isArray(configs) ? configs.map((each) => Object(each).record as unknown) : []), record];
  return published.flatMap((each) => {
    const { kind, config } = Object(each) as { kind?: unknown; config?: unknown };
    return kind === 'config' && typeof config === 'object' && config !== null ? [config] : [];
  });
};

const remember = (configs: Map<string, object>, config: object): void => {
  try {
    configs.set(contentHash(config), config);
  } catch {
    // has no canonical text, so nothing pins it
  }
};

/** The round on a line of an export, with the config that it pins; undefined when there is no round. */
export const roundAtLine = async (source: VerifierSource, wanted: number): Promise<PublicRound | undefined> => {
  const configs = new Map<string, object>();
  let number = 0;
  for await (const lines of linesOf(source)) {
    for (const text of lines) {
      number += 1;
      const line = number === 1 || number === wanted || text.includes('"kind":"config"') ? lineOf(text) : {};
      for (const config of configsIn(line)) remember(configs, config);
      if (number === wanted) return roundOf(line, configs);
    }
  }
  return undefined;
};

const roundOf = (
  { record, hash, serverSeed }: ExportLine,
  configs: ReadonlyMap<string, object>,
): PublicRound | undefined => {
  if (record?.kind !== 'round') return undefined;
  const { hash: pinned } = Object(record.config) as { hash?: unknown };
  const seed = typeof serverSeed === 'string' ? serverSeed : null;
  const config = configs.get(String(pinned)) ?? {};
  return { record, hash: String(hash), serverSeed: seed, config, log: null } as unknown as PublicRound;
};
