import { sha256Hex } from '#digest';
import type { Analyses } from '../core/analysis/analyses.ts';
import { PAR_FORMAT, parSheet, parSheetJson } from '../core/analysis/par-sheet.ts';
import type { Difference } from '../core/difference.ts';
import { personText, type AuditReport } from './report-format.ts';

type Config = AuditReport['configs'][number];

/** Content of a config's PAR sheet beside the config. */
export type SheetSubject = Pick<Config, 'game' | 'version' | 'hash' | 'config' | 'author' | 'approver'>;

/** SHA-256 of the PAR sheet's file as /audit gives it, or undefined where this program cannot make it. */
export const sheetHash = (
  analyses: Pick<Analyses, 'find'>,
  subject: SheetSubject,
  issuedAt: string,
): string | undefined => {
  const analysis = analyses.find(subject.game);
  if (analysis?.configSchema.safeParse(subject.config).success !== true) return undefined;
  const label = {
    version: String(subject.version),
    configHash: subject.hash,
    issuedAt,
    author: personText(subject.author),
    approver: personText(subject.approver),
  };
  return sha256Hex(parSheetJson(parSheet(analysis, subject.config, label)));
};

/** The PAR sheets whose hash is another than a report says; `unmade`: those that this program cannot make. */
export const wrongSheets = (
  analyses: Pick<Analyses, 'find'>,
  { configs }: AuditReport,
): { differences: Difference[]; unmade: string[] } => {
  const differences: Difference[] = [];
  const unmade: string[] = [];
  for (const each of configs) {
    const { format = '', issuedAt = '', sha256 } = each.parSheet ?? {};
    const name = `${each.game} ${each.version}`;
    const due = format === PAR_FORMAT ? sheetHash(analyses, each, issuedAt) : undefined;
    if (due === undefined) unmade.push(name);
    else if (due !== sha256)
      differences.push({ path: `report.configs.${name}.parSheet.sha256`, expected: due, got: sha256 });
  }
  return { differences, unmade };
};
