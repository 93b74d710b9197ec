import { marketing, recordAccountEvent, type UnitOfWork } from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import type { ShownPost } from '../../../contract/features/marketing.contract.ts';
import { MAX_POSTS_SHOWN, MAX_SHOWN_BANNERS, MAX_SHOWN_NEWS } from '../../../contract/features/marketing-values.ts';
import { officeMarketingCodes, type MarketingPost } from '../../../contract/features/office-marketing.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { assertOtherPerson, ownAccounts, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';

type Em = Pick<UnitOfWork, 'em'>;

const record = ({ em }: Em, { actorId, address }: Staff, kind: string, details: Record<string, unknown>) =>
  recordAccountEvent(em, { userId: actorId, actorId, address, kind: `marketing.${kind}`, details });

/** Versions of banners and news as this member of the staff sees them. */
export const listPosts = async (
  { em, clock }: Pick<FeatureTools, 'em' | 'clock'>,
  staff: Staff,
): Promise<CallAnswer<'officeMarketing.posts'>> => {
  const posts = marketing.marketingPosts(em());
  const rows = await posts.list(MAX_POSTS_SHOWN);
  const shown = new Set((await posts.shown(clock.now())).map(({ id }) => id));
  const authors = rows.map(({ authorId }) => authorId);
  const ownIds = await ownAccounts(em(), staff, authors);
  return {
    posts: rows.map((row): MarketingPost => ({
      id: row.id,
      kind: row.kind,
      slug: row.slug,
      version: row.version,
      texts: row.texts as MarketingPost['texts'], // as `proposePost` has parsed them
      picture: row.picture as MarketingPost['picture'],
      gradient: row.gradient as MarketingPost['gradient'],
      link: row.link as MarketingPost['link'],
      shownFrom: row.shownFrom,
      shownUntil: row.shownUntil,
      status: row.status,
      isShown: shown.has(row.id),
      author: row.author,
      isOwn: ownIds.has(row.authorId),
      reason: row.reason,
      at: row.createdAt,
      decider: row.decider,
      decision: row.decision,
      decidedAt: row.decidedAt ?? null,
    })),
  };
};

/** Proposes a version. Throws CallError PROPOSAL_WAITS, NAME_TAKEN. */
export const proposePost = async (
  unit: Em,
  staff: Staff,
  payload: ParsedPayload<'officeMarketing.proposePost'>,
  at: number,
): Promise<number> => {
  const row = { ...payload, authorId: staff.actorId, createdAt: at };
  const id = await marketing.marketingPosts(unit.em).propose(row);
  if (id === 'waits') throw new CallError(officeMarketingCodes.proposalWaits);
  if (id === 'otherKind') throw new CallError(officeMarketingCodes.nameTaken);
  await record(unit, staff, 'postProposed', { post: id, name: payload.slug });
  return id;
};

/** Decides on a version, which its author can only withdraw. Throws CallError 404, GONE, OWN_PROPOSAL, SAME_PERSON, LATE. */
export const decidePost = async (
  unit: Em,
  staff: Staff,
  { id, isApproved, reason }: ParsedPayload<'officeMarketing.decidePost'>,
  at: number,
): Promise<void> => {
  const posts = marketing.marketingPosts(unit.em);
  const post = await posts.lock(id);
  if (!post) throw new CallError(officeMarketingCodes.notFound);
  if (post.status !== 'proposed') throw new CallError(officeMarketingCodes.gone);
  if (isApproved) {
    if (post.authorId === staff.actorId) throw new CallError(officeMarketingCodes.ownProposal);
    await assertOtherPerson(unit.em, staff, post.authorId);
    if (post.shownUntil <= at) throw new CallError(officeMarketingCodes.late);
  }
  await posts.decide(id, { isApproved, deciderId: staff.actorId, decision: reason, at });
  await record(unit, staff, isApproved ? 'postApproved' : 'postRejected', { post: id, reason });
};

/** Takes a banner or news down at once, all its versions. Throws CallError 404. */
export const withdrawPost = async (
  unit: Em,
  staff: Staff,
  { slug, reason }: ParsedPayload<'officeMarketing.withdrawPost'>,
  at: number,
): Promise<void> => {
  const isWithdrawn = await marketing.marketingPosts(unit.em).withdraw(slug, { withdrawnBy: staff.actorId, at });
  if (!isWithdrawn) throw new CallError(officeMarketingCodes.notFound);
  await record(unit, staff, 'postWithdrawn', { name: slug, reason });
};

/** Banners and news that are shown now, in a language. */
export const shownPosts = (rows: readonly marketing.PostRow[], language: Language): CallAnswer<'marketing.posts'> => {
  const wordsIn = ({ slug, texts, picture, gradient, link, shownFrom }: marketing.PostRow): ShownPost => ({
    key: slug,
    title: texts[language]?.title ?? '',
    text: texts[language]?.text ?? '',
    picture: picture as ShownPost['picture'],
    gradient: gradient as ShownPost['gradient'],
    link: link as ShownPost['link'],
    at: shownFrom,
  });
  const ofKind = (kind: marketing.PostKind, max: number): ShownPost[] =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, max)
      .map(wordsIn);
  return { banners: ofKind('banner', MAX_SHOWN_BANNERS), news: ofKind('news', MAX_SHOWN_NEWS) };
};
