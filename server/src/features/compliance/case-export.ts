import { compliance, type Database } from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import type { CaseEvidence, ComplianceCase } from '../../../contract/features/office-compliance.contract.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { viewCase } from './case-view.ts';
import type { ReportSigner } from './report-signer.ts';

const HEADING = ['kind', 'reference', 'amount in base units', 'time'];

const cell = (value: string): string => (/^[=+\-@]|[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const rowOf = (evidence: CaseEvidence): string[] => {
  switch (evidence.kind) {
    case 'payment': {
      const { isDeposit, number, base, at } = evidence;
      const amount = (base / 100).toFixed(2);
      return [isDeposit ? 'deposit' : 'withdrawal', String(number), amount, new Date(at).toISOString()];
    }
    case 'round':
      return ['round', `${evidence.game}/${evidence.id}`, '', ''];
    case 'player':
      return ['player', evidence.player.userId, '', ''];
  }
};

/** The evidence of a case as CSV, each thing once. */
export const evidenceCsv = ({ alertList, events }: Pick<ComplianceCase, 'alertList' | 'events'>): string => {
  const all = [...alertList.flatMap(({ evidence }) => evidence), ...events.flatMap(({ evidence }) => evidence ?? [])];
  const rows = new Set(all.map((one) => rowOf(one).map(cell).join(',')));
  return `${[HEADING.join(','), ...rows].join('\r\n')}\r\n`;
};

/** Exports a case, which is noted in it first. Throws CallError 404, SAME_PERSON. */
export const exportCase = async (
  { db, em, inUnitOfWork, clock }: Pick<FeatureTools, 'em' | 'inUnitOfWork' | 'clock'> & { db: Database },
  signer: ReportSigner,
  staff: Staff,
  { id, reason: text }: ParsedPayload<'officeCompliance.export'>,
): Promise<CallAnswer<'officeCompliance.export'>> => {
  const at = clock.now();
  await inUnitOfWork(async (unit) => {
    const cases = compliance.caseRepository(unit.em);
    const row = await cases.lock(id);
    if (!row) return; // `viewCase` refuses it
    await assertOtherPerson(unit.em, staff, row.userId);
    await cases.note(id, { kind: 'exported', actorId: staff.actorId, text, at });
  });
  const { isMine: _mine, isConcerned: _concerned, ...shown } = await viewCase({ pool: db.pool, em: em() }, staff, id);
  const report = JSON.stringify({ exportedAt: new Date(at).toISOString(), case: shown }, null, 2);
  return { report, signature: signer.sign(report), publicKey: signer.publicKey, csv: evidenceCsv(shown) };
};
