import { accountDetails, endSessions, recordAccountEvent, staff as stored, UserEntity } from 'db';
import {
  officeStaff as contract,
  officeStaffCodes,
  waitingActKinds,
  waitingActRights,
  waitingKinds,
  waitingRights,
  type RoleProposal,
  type StaffEvent,
  type StaffPerson,
  type WaitingActKind,
} from '../../../contract/features/office-staff.contract.ts';
import { rightsOf } from '../../../contract/staff-rights.ts';
import { ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { decideRole, proposeRole } from './role-changes.ts';

const SHOWN = 50;

const shownPerson = ({ id, publicId, lastSignInAt, ...row }: stored.StaffPersonRow, actorId: bigint): StaffPerson => ({
  ...row,
  userId: publicId,
  isOwn: id === actorId,
  lastSignInAt: lastSignInAt?.getTime() ?? null,
});

const MAX_ID = 999_999_999_999_999_999n;

const markOf = (cursor: string | undefined): stored.StaffTrailMark => {
  const [account, payment] = cursor?.split('-').map(BigInt) ?? [];
  return { account: account ?? MAX_ID, payment: payment ?? MAX_ID };
};

/** The mark after a page: of each source, the oldest that it shows. */
const markAfter = (before: stored.StaffTrailMark, rows: readonly stored.StaffEventRow[]): string => {
  const mark = { ...before };
  for (const { source, id } of rows) mark[source] = id; // the newest come first
  return `${mark.account}-${mark.payment}`;
};

const shownEvent = ({ id, source, at, ...row }: stored.StaffEventRow): StaffEvent => ({
  ...row,
  id: `${source} ${id}`,
  at: at.getTime(),
});

/** Proposals of roles as this administrator sees them. */
const loadProposals = async ({ em }: Pick<FeatureTools, 'em'>, decider: Decider): Promise<RoleProposal[]> => {
  const rows = await stored.staffProposals(em()).list(['role.grant', 'role.revoke'], SHOWN);
  const ownIds = await ownAccounts(
    em(),
    decider,
    rows.map(({ authorId }) => authorId),
  );
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const people = new Map((await em().find(UserEntity, { id: { $in: ids } })).map((user) => [user.id, user]));
  return rows.map(({ id, kind, userId, authorId, details, status, author, reason, createdAt, ...row }) => ({
    id,
    userId: people.get(userId)?.publicId ?? '',
    nick: people.get(userId)?.nick ?? '',
    role: details['role'] as RoleProposal['role'],
    isGranted: kind === 'role.grant',
    status,
    author,
    isOwn: ownIds.has(authorId),
    reason,
    at: createdAt,
    decider: row.decider,
    decision: row.decision,
    decidedAt: row.decidedAt ?? null,
  }));
};

/** Everybody who works here, with their roles and acts. */
export const officeStaff = defineFeature({
  contract,
  messages: texts('office-staff'),
  isReserved: true,
  open(tools) {
    const { db, em, clock, inUnitOfWork } = tools;
    /** The account of a filter; null: there is none, and so no act. */
    const filtered = async (text: string | undefined) =>
      text === undefined ? undefined : ((await stored.findPerson(em(), text)) ?? null);
    return {
      calls: {
        'officeStaff.waiting': {
          async handle(_payload, { staff: { actorId, roles } }) {
            const rights = rightsOf(roles);
            const kinds = waitingKinds.filter((kind) => rights.includes(waitingRights[kind]));
            const acts = waitingActKinds.filter((kind) => rights.includes(waitingActRights[kind]));
            const look = { actorId, at: clock.now() };
            const found = await stored.waitingActs(db.pool, look, { kinds: acts, limit: SHOWN });
            return {
              waiting: await stored.waitingFor(db.pool, look, kinds),
              acts: found.map((act) => ({ ...act, kind: act.kind as WaitingActKind })),
            };
          },
        },
        'officeStaff.people': {
          async handle(_payload, { staff }) {
            const people = await stored.staffPeople(db.pool);
            return {
              people: people.map((person) => shownPerson(person, staff.actorId)),
              proposals: await loadProposals(tools, staff),
            };
          },
        },
        'officeStaff.trail': {
          async handle({ actor, subject, kind, cursor }) {
            const [actorId, userId] = await Promise.all([filtered(actor), filtered(subject)]);
            if (actorId === null || userId === null) return { events: [], cursor: null };
            const before = markOf(cursor);
            const rows = await stored.staffTrail(db.pool, { actorId, userId, kind, before, limit: SHOWN });
            return { events: rows.map(shownEvent), cursor: rows.length === SHOWN ? markAfter(before, rows) : null };
          },
        },
        'officeStaff.propose': {
          handle: (proposal, { staff }) =>
            inUnitOfWork(async (unit) => ({ id: await proposeRole(unit, staff, proposal, clock.now()) })),
        },
        'officeStaff.decide': {
          async handle(decision, { staff }) {
            await inUnitOfWork((unit) => decideRole(unit, staff, decision, clock.now()));
            return { success: true };
          },
        },
        'officeStaff.endSessions': {
          handle: ({ userId, reason }, { staff: { actorId, address } }) =>
            inUnitOfWork(async (unit) => {
              const account = await accountDetails(unit.em, userId, { lock: true });
              if (!account || account.roles.length === 0) throw new CallError(officeStaffCodes.notFound);
              const ended = await endSessions(unit.em, account.id, null);
              const details = { ended, reason };
              const event = { userId: account.id, actorId, kind: 'sessions.ended', details, address };
              await recordAccountEvent(unit.em, event);
              return { ended };
            }),
        },
      },
    };
  },
});
