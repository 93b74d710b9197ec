import { userInfo } from 'node:os';
import { changeRole, staffAccounts, type StaffAccount } from '../features/account/staff-roles.repository.ts';
import { roles, type Role } from '../features/account/user.entity.ts';
import { migrate, openOwnerOrm } from './database.ts';

const USAGE = `npm run staff -- list
npm run staff -- grant <login> <role>
npm run staff -- revoke <login> <role>
Roles: ${roles.join(', ')}. The account is one that registered on the site.`;

const outcomes = {
  changed: (login: string, role: string, verb: string) =>
    `${verb === 'grant' ? `${login} has the role ${role}: staff work with the second factor on, which the settings offer under Security` : `${login} has the role ${role} no more`}. Their sessions ended.`,
  unchanged: (login: string, role: string, verb: string) =>
    `Nothing changed: ${login} ${verb === 'grant' ? 'has' : 'does not have'} the role ${role}${verb === 'grant' ? ' already' : ''}.`,
  blocked: (login: string) => `${login} is blocked: unblock the account first.`,
  unknown: (login: string) => `There is no account with the login ${login}: its owner registers on the site first.`,
} as const;

const lineOf = ({ login, nick, roles: theirs, hasTwoFactor, isBlocked }: StaffAccount): string =>
  [
    login ?? `(${nick}, without a login)`,
    theirs.join(', '),
    hasTwoFactor ? 'second factor on' : 'second factor off',
    ...(isBlocked ? ['blocked'] : []),
  ].join('\t');

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
    const change = { login, role, isGranted: verb === 'grant', by: { by: 'shell', systemUser: userInfo().username } };
    const outcome = await orm.em.transactional((em) => changeRole(em, change));
    say(outcomes[outcome](login, role, verb));
    return outcome === 'changed' || outcome === 'unchanged' ? 0 : 1;
  } finally {
    await orm.close(true);
  }
};
