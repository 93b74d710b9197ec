import { cashbox, compliance, recordAccountEvent, type EntityManager } from 'db';
import { houseDayText } from 'games-engine';
import type { ParsedPayload } from '../../../contract/calls.ts';
import { officeComplianceCodes, type ComplianceCase } from '../../../contract/features/office-compliance.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { lockOpen, noteOf, type Acting } from './case-acts.ts';

/**
 * Decides whether an entry of a list is the player: once. Somebody whom sanctions name has their withdrawals kept; somebody in
 * public office is let go, and stays in the case. Throws CallError 404, GONE, SAME_PERSON, HIT_OVER.
 */
export const decideHit = async (
  acting: Acting,
  { id, hit, decision, reason }: ParsedPayload<'officeCompliance.decideHit'>,
): Promise<void> => {
  const { userId } = await lockOpen(acting, id);
  const { unit, staff, at } = acting;
  const { em, client } = unit;
  const decided = { decision, reason, decidedBy: staff.actorId, decidedAt: at };
  const found = await compliance.decideHit(em, { id: hit, userId }, decided);
  if (!found) throw new CallError(officeComplianceCodes.hitOver);
  await noteOf(acting, id, {
    kind: 'hitDecided',
    text: reason,
    details: { hit: decision, entry: `${found.list} ${found.reference}` },
  });
  if (decision === 'same' && found.kind === 'sanction' && (await cashbox.setWithdrawalsBlocked(client, userId, true))) {
    const { actorId, address } = staff;
    await recordAccountEvent(em, { userId, actorId, address, kind: 'withdrawals.blocked' });
    await tellPlayerChanged(em, userId);
  }
};

/** Entries found of a player, and the name they were found by, as the staff see them. */
export const viewHits = async (
  em: EntityManager,
  userId: bigint,
): Promise<Pick<ComplianceCase, 'hits' | 'screened'>> => {
  const person = await compliance.screeningOf(em, userId);
  const hits = await compliance.hitsOf(em, userId);
  return {
    screened: person && {
      name: person.holderName,
      born: houseDayText(person.bornDay),
      checkedAt: person.checkedAt ?? null,
    },
    hits: hits.map(({ id, kind, list, reference, name, score, foundAt, decision = null, reason }) => ({
      id,
      kind,
      list,
      reference,
      name,
      score,
      at: foundAt,
      decision,
      reason,
    })),
  };
};
