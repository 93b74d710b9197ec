import { isDeepStrictEqual } from 'node:util';
import { bonus, type EntityManager } from 'db';
import type { z } from 'zod';
import { officeBonusCodes, type campaignSchema } from '../../../contract/features/office-bonus.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Bonus } from '../../core/bonus/define-bonus.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { bonuses } from './registry.ts';

type Campaign = z.output<typeof campaignSchema>;
type Settings = Omit<Campaign, 'bonus'>;

const SUBJECT = 'campaign';
const MAX_CHANGES = 50;

const declaredAs = (id: string): Bonus => {
  const found = bonuses.find((one) => one.id === id);
  if (!found) throw new CallError(officeBonusCodes.notFound);
  return found;
};

/** The rules as their declaration reads them. Throws CallError 400 with the field. */
const parseRules = ({ rules }: Bonus, asked: unknown): Record<string, unknown> => {
  const parsed = rules.safeParse(asked);
  if (parsed.success) return { ...(parsed.data as object) };
  throw new CallError(generalCodes.badPayload, { field: parsed.error.issues[0]?.path.join('.') ?? 'rules' });
};

/** What is in force for a bonus. */
const settingsOf = async (em: EntityManager, declared: Bonus): Promise<Settings> => {
  const campaign = await bonus.bonusCampaignOf(em, declared.id);
  const rules = parseRules(declared, campaign?.rules ?? {});
  return { isOn: campaign?.isOn ?? true, rules, terms: campaign?.terms ?? declared.terms };
};

/** All campaigns and the changes of them. */
export const loadCampaigns = async (em: EntityManager, actorId: bigint) => {
  const campaigns: Campaign[] = [];
  for (const declared of bonuses) campaigns.push({ bonus: declared.id, ...(await settingsOf(em, declared)) });
  const changes = await bonus.bonusChangeRepository(em).list(SUBJECT, MAX_CHANGES);
  return {
    campaigns,
    changes: changes.map(({ subjectKey, status, authorId, createdAt, ...change }) => ({
      id: change.id,
      bonus: subjectKey,
      before: change.before,
      after: change.after,
      status: status as 'proposed' | 'active' | 'rejected',
      author: change.author,
      isOwn: authorId === actorId,
      reason: change.reason,
      decider: change.decider,
      decision: change.decision,
      at: createdAt,
    })),
  };
};

/** Proposes other settings of a bonus. Throws CallError 404, 400 (also where nothing would change), PROPOSAL_WAITS. */
export const proposeCampaign = async (
  { em, clock }: Pick<FeatureTools, 'em' | 'clock'>,
  authorId: bigint,
  { bonus: id, after: asked, reason }: { bonus: string; after: Settings; reason: string },
): Promise<number> => {
  const declared = declaredAs(id);
  const before = await settingsOf(em(), declared);
  const after = { ...asked, rules: parseRules(declared, asked.rules) };
  if (isDeepStrictEqual(after, before)) throw new CallError(generalCodes.badPayload, { field: 'after' });
  const change = { subject: SUBJECT, subjectKey: id, before: { ...before }, after, authorId, reason };
  const proposed = await bonus.bonusChangeRepository(em()).propose(change, clock.now());
  if (proposed === undefined) throw new CallError(officeBonusCodes.proposalWaits);
  return proposed;
};

/**
 * Brings a proposal into force, or sets it aside; its author can only do the latter. Throws CallError 404, OWN_PROPOSAL, and
 * GONE when it was decided or the campaign has changed since.
 */
export const decideCampaign = (
  { inUnitOfWork, clock }: Pick<FeatureTools, 'inUnitOfWork' | 'clock'>,
  deciderId: bigint,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string },
): Promise<void> =>
  inUnitOfWork(async ({ em }) => {
    const changes = bonus.bonusChangeRepository(em);
    const change = await changes.lock(id);
    if (change?.subject !== SUBJECT) throw new CallError(officeBonusCodes.notFound);
    if (change.status !== 'proposed') throw new CallError(officeBonusCodes.gone);
    if (isApproved && change.authorId === deciderId) throw new CallError(officeBonusCodes.ownProposal);
    if (isApproved) {
      const current = await settingsOf(em, declaredAs(change.subjectKey));
      if (!isDeepStrictEqual({ ...current }, change.before)) throw new CallError(officeBonusCodes.gone);
      const { isOn, rules, terms } = change.after as Settings;
      await bonus.setBonusCampaign(em, { bonus: change.subjectKey, isOn, rules, terms });
    }
    const status = isApproved ? 'active' : 'rejected';
    await changes.decide(id, { status, deciderId, decision: reason, at: clock.now() });
  });
