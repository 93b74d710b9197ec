import { userInfo } from 'node:os';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  accountOfLogin,
  changeRole,
  staffAccounts,
  type RoleOutcome,
  type StaffAccount,
} from '../features/account/staff-roles.repository.ts';
import { roles, type Role } from '../features/account/user.entity.ts';
import { staffProposals } from '../features/staff/index.ts';
import { migrate, openOwnerOrm } from './database.ts';

const USAGE = `npm run staff -- list
npm run staff -- grant <login> <role>
npm run staff -- revoke <login> <role>
Roles: ${roles.join(', ')}. The account is one that registered on the site.
Once there is an administrator, a role is proposed at /office/staff first: the shell is then the second person.`;

const outcomes = {
  changed: (login: string, role: string, verb: string) =>
    `${verb === 'grant' ? `${login} has the role ${role}: staff work with the second factor on, which the settings offer under Security` : `${login} has the role ${role} no more`}. Their sessions ended.`,
  unchanged: (login: string, role: string, verb: string) =>
    `Nothing changed: ${login} ${verb === 'grant' ? 'has' : 'does not have'} the role ${role}${verb === 'grant' ? ' already' : ''}.`,
  blocked: (login: string) => `${login} is blocked: unblock the account first.`,
  funded: (login: string) =>
    `${login} has a balance: who works here has no money here. Its owner withdraws it first, or registers a second account.`,
  unapproved: (login: string, role: string) =>
    `There is an administrator: they propose the role ${role} for ${login} at /office/staff first. Then another administrator approves it there, or this command does.`,
  unknown: (login: string) => `There is no account with the login ${login}: its owner registers on the site first.`,
} as const;

const lineOf = ({ login, nick, roles: theirs, hasTwoFactor, isBlocked }: StaffAccount): string =>
  [
    login ?? `(${nick}, without a login)`,
    theirs.join(', '),
    hasTwoFactor ? 'second factor on' : 'second factor off',
    ...(isBlocked ? ['blocked'] : []),
  ].join('\t');

interface Change {
  login: string;
  role: Role;
  isGranted: boolean;
}

/**
 * A change by the shell. The first administrator needs nobody else; later the shell is the second person to what an
 * administrator has proposed. Roles can always be revoked.
 */
const changeByShell = async (
  em: EntityManager,
  { login, role, isGranted }: Change,
): Promise<RoleOutcome | 'unapproved'> => {
  const userId = await accountOfLogin(em, login);
  if (userId === undefined) return 'unknown';
  const by = { by: 'shell', systemUser: userInfo().username };
  const staff = await staffAccounts(em);
  const hasAdmin = staff.some(({ roles: theirs, isBlocked }) => theirs.includes('admin') && !isBlocked);
  const isHeld = staff.some(({ id, roles: theirs }) => id === userId && theirs.includes(role));
  const proposal = isGranted && hasAdmin ? await staffProposals(em).lockRole(userId, role) : undefined;
  if (isGranted && hasAdmin && !isHeld && !proposal) return 'unapproved';
  const outcome = await changeRole(em, { userId, role, isGranted, by });
  if (outcome !== 'changed' || !proposal) return outcome;
  const decision = `shell: ${by.systemUser}`;
  await staffProposals(em).decide(proposal.id, { isApproved: true, deciderId: null, decision, at: Date.now() });
  return outcome;
};

const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text);

/**
 * Lists the staff, grants and revokes roles. For operators with a shell on the machine and the owner's connection to the
 * database. The exit status: 0 when it was done.
 */
export const runStaffCommand = async (
  url: string,
  [verb, login, role, ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<number> => {
  const isChange = (verb === 'grant' || verb === 'revoke') && login !== undefined && isRole(role) && rest.length === 0;
  if (!isChange && (verb !== 'list' || login !== undefined)) {
    say(USAGE);
    return 1;
  }
  await migrate(url, { log: say });
  const orm = await openOwnerOrm(url);
  try {
    if (!isChange) {
      const accounts = await staffAccounts(orm.em.fork());
      for (const account of accounts) say(lineOf(account));
      if (accounts.length === 0) say('Nobody has a role yet.');
      return 0;
    }
    const change = { login, role, isGranted: verb === 'grant' };
    const outcome = await orm.em.transactional((em) => changeByShell(em, change));
    say(outcomes[outcome](login, role, verb));
    return outcome === 'changed' || outcome === 'unchanged' ? 0 : 1;
  } finally {
    await orm.close(true);
  }
};
