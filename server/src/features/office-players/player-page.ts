import { avatarIds } from 'assets';
import {
  accountsOf,
  closureOf,
  finance,
  officePlayer,
  staff as stored,
  UserEntity,
  vipStatusesOf,
  type AccountDetails,
} from 'db';
import {
  MAX_TAB_COUNT,
  playerTabs,
  type PlayerMoney,
  type PlayerPage,
  type PlayerTab,
} from '../../../contract/features/office-players.contract.ts';
import { rightsOf } from '../../../contract/staff-rights.ts';
import { shortEmail } from '../../core/auth/short-email.ts';
import { shownClosure } from '../../core/auth/shown-closure.ts';
import { isSamePerson, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { maskName, nameOf } from './personal-data.ts';

type Tools = Pick<FeatureTools, 'db' | 'em' | 'clock'>;

const loadMoney = async ({ db }: Tools, userId: bigint): Promise<PlayerMoney> => {
  const accounts = await accountsOf(db.pool, userId);
  const row = await officePlayer.playerMoney(db.pool, userId);
  const earned = await finance.playerFigures(db.pool, userId);
  return {
    balances: Object.values(accounts).map(({ kind, unit, balanceMinor }) => ({
      account: kind,
      unit,
      balance: Number(balanceMinor),
    })),
    deposits: { count: row.depositCount, total: Number(row.depositMinor), lastAt: row.lastDepositAt },
    withdrawals: {
      count: row.withdrawalCount,
      total: Number(row.withdrawalMinor),
      waiting: row.waitingCount,
      waitingTotal: Number(row.waitingMinor),
    },
    staked: Number(earned.staked),
    paid: Number(earned.paid),
    ggr: Number(finance.grossOf(earned)),
    bonuses: Number(earned.bonuses),
    fees: Number(earned.fees),
    partners: Number(earned.partners),
    other: Number(earned.other),
    ngr: Number(finance.netOf(earned)),
  };
};

/** The head of a player's page and its overview, as far as the rights of who looks go. */
export const loadPage = async (tools: Tools, account: AccountDetails, staff: Staff): Promise<PlayerPage> => {
  const { db, em: fresh, clock } = tools;
  const em = fresh();
  const rights = rightsOf(staff.roles);
  const tabs = (Object.keys(playerTabs) as PlayerTab[]).filter((tab) => rights.includes(playerTabs[tab]));
  const seesMoney = rights.includes('playerMoney');
  const user = await em.findOneOrFail(UserEntity, { id: account.id });
  const last = await officePlayer.lastSignIn(db.pool, account.id);
  const counts = await officePlayer.playerCounts(db.pool, account.id, MAX_TAB_COUNT);
  const name = nameOf(account);
  const bannedUntil = account.chatBannedUntil?.getTime() ?? 0;
  const proposals = await stored.staffProposals(em).waitingAbout(account.id);
  const isOwn = await isSamePerson(em, staff, account.id);
  return {
    userId: account.publicId,
    number: Number(account.id),
    nick: account.nick,
    avatar: account.avatar ?? avatarIds[0],
    login: account.login,
    email: account.email === null ? null : shortEmail(account.email),
    emailVerified: account.emailVerified,
    name: name === null ? null : maskName(name),
    lang: account.lang,
    country: last?.country ?? null,
    createdAt: account.createdAt.getTime(),
    lastSeenAt: last?.usedAt.getTime() ?? null,
    vip: (await vipStatusesOf(db.pool, [account.id])).get(account.id) ?? 1,
    kyc: account.kycStatus,
    hasTwoFactor: account.hasTwoFactor,
    isHidden: account.hidden,
    isStaff: account.roles.length > 0,
    blockedAt: account.blockedAt?.getTime() ?? null,
    blockedReason: account.blockedReason,
    isHeld: user.blockWithdraw,
    restriction: shownClosure(await closureOf(em, account.id, clock.now())),
    chatBannedUntil: bannedUntil > clock.now() ? bannedUntil : null,
    tags: await officePlayer.playerTags(em).list(account.id),
    proposals: proposals.map(({ kind, author, authorId, reason, createdAt: at }) => {
      return { kind, author, reason, at, isOwn: authorId === staff.actorId };
    }),
    isProtected: isOwn || account.roles.length > 0,
    isOwn,
    tabs,
    counts: { payments: seesMoney ? counts.payments : null, notes: counts.notes },
    money: seesMoney ? await loadMoney(tools, account.id) : null,
  };
};
