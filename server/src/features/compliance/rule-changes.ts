import { compliance, type UnitOfWork } from 'db';
import { isDeepStrictEqual } from 'node:util';
import {
  officeComplianceCodes,
  type AmlThresholds,
  type AmlVersion,
} from '../../../contract/features/office-compliance.contract.ts';
import { assertOtherPerson, ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import { completeThresholds, rulesInForce } from '../../core/identity/thresholds.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const SHOWN = 20; // versions

type Em = UnitOfWork['em'];

/** Thresholds in force and the newest versions, as one of the staff sees them. */
export const loadRules = async (
  em: Em,
  decider: Decider,
): Promise<{ version: number; thresholds: AmlThresholds; versions: AmlVersion[] }> => {
  const rows = await compliance.amlRulesRepository(em).list(SHOWN);
  const ownIds = await ownAccounts(
    em,
    decider,
    rows.map(({ authorId }) => authorId),
  );
  return {
    ...(await rulesInForce(em)),
    versions: rows.map(({ version, thresholds, status, author, authorId, reason, createdAt, ...row }) => ({
      version,
      thresholds: completeThresholds(thresholds),
      status,
      author,
      isOwn: ownIds.has(authorId),
      reason,
      at: createdAt,
      decider: row.decider,
      decision: row.decision,
      decidedAt: row.decidedAt ?? null,
    })),
  };
};

/** Proposes thresholds. Throws CallError UNCHANGED, PROPOSAL_WAITS. */
export const proposeRules = async (
  em: Em,
  { actorId }: Decider,
  { thresholds, reason }: { thresholds: AmlThresholds; reason: string },
  at: number,
): Promise<number> => {
  if (isDeepStrictEqual((await rulesInForce(em)).thresholds, thresholds))
    throw new CallError(officeComplianceCodes.unchanged);
  const version = await compliance.amlRulesRepository(em).propose(thresholds, { actorId, reason, at });
  if (version === undefined) throw new CallError(officeComplianceCodes.proposalWaits);
  return version;
};

/** Decides on proposed thresholds, which their author can only withdraw. Throws CallError 404, GONE, OWN_PROPOSAL, SAME_PERSON. */
export const decideRules = async (
  em: Em,
  decider: Decider,
  { version, isApproved, reason }: { version: number; isApproved: boolean; reason: string },
  at: number,
): Promise<void> => {
  const repository = compliance.amlRulesRepository(em);
  const row = await repository.lock(version);
  if (!row) throw new CallError(officeComplianceCodes.notFound);
  if (row.status !== 'proposed') throw new CallError(officeComplianceCodes.gone);
  if (isApproved) {
    if (row.authorId === decider.actorId) throw new CallError(officeComplianceCodes.ownProposal);
    await assertOtherPerson(em, decider, row.authorId);
  }
  await repository.decide(version, isApproved, { actorId: decider.actorId, reason, at });
};
