export { personText, type AuditReport, type SignedReport } from './report-format.ts';
export { reportHtml } from './report-html.ts';
export { readReport, reportFile, reportText, signReport } from './report-note.ts';
export { CHI_SQUARE } from './report-sums.ts';
