import { sha256Hex } from '#digest';
import type { Analyses } from '../core/analysis/analyses.ts';
import { PAR_FORMAT, parSheet, parSheetJson } from '../core/analysis/par-sheet.ts';
import type { Difference } from '../core/difference.ts';
import { personText, type AuditReport } from './report-format.ts';

type Config = AuditReport['configs'][number];

/** What a config's PAR sheet is made of beside the config. */
export type SheetSubject = Pick<Config, 'game' | 'version' | 'hash' | 'config' | 'author' | 'approver'>;

/** SHA-256 of the PAR sheet's file as /audit gives it, or undefined where this program cannot make it. */
export const sheetHash = (analyses: Pick<Analyses, 'find'>, of: SheetSubject, issuedAt: string): string | undefined => {
  const analysis = analyses.find(of.game);
  if (analysis?.configSchema.safeParse(of.config).success !== true) return undefined;
  const label = {
    version: String(of.version),
    configHash: of.hash,
    issuedAt,
    author: personText(of.author),
    approver: personText(of.approver),
  };
  return sha256Hex(parSheetJson(parSheet(analysis, of.config, label)));
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
