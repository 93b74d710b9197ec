import {
  accountDetails,
  type AccountDetails,
  bindPerson,
  blockAccount,
  type Database,
  decideMatch,
  endSessions,
  findAccounts,
  type MatchDecision,
  recordAccountEvent,
  recordView,
  resetTwoFactor,
  unblockAccount,
} from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { moderationCodes, type moderationCalls } from '../../../contract/features/moderation.contract.ts';
import { agreeByTwo } from '../../core/auth/agree-by-two.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import type { Letters, LetterKind, Mailer } from '../../core/mail/mailer.ts';
import { notifySecurity } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { shownAccount, viewAccount } from './account-view.ts';
import { actOnAccount, assertDone, type Act } from '../../core/auth/act-on-account.ts';

type Handlers = { [N in keyof typeof moderationCalls]: CallHandler<(typeof moderationCalls)[N], CallAnswer<N>> };

const PAGE = 30;
const CURSOR = /^\d{1,18}$/;
const messages = 'moderation';

/** Writes to an account's address, if it is known to be its owner's. */
const writeTo = async <K extends LetterKind>(
  mailer: Mailer,
  { em, account }: Pick<Act, 'em'> & { account: AccountDetails },
  kind: K,
  values: Letters[K],
): Promise<void> => {
  const { email, emailVerified, lang, id: userId } = account;
  if (email === null || !emailVerified) return;
  await mailer.send(em, kind, { email, lang: isLanguage(lang) ? lang : languages[0], userId }, values);
};

/** Moderation of accounts. Each look leaves a line in the account's trail. */
export const createModerationHandlers = ({ db, mailer }: { db: Database; mailer: Mailer }): Handlers => {
  const fork = () => db.orm.em.fork();

  /** Somebody else, who may play; or the excluded player, whose exclusion then holds for this account as well. */
  const decide = async (
    { em, account, trail }: Act,
    staff: Staff,
    { excluded, decision, reason }: { excluded: string; decision: MatchDecision; reason: string },
  ): Promise<{ success: true }> => {
    const other = await accountDetails(em, excluded);
    if (other) await assertOtherPerson(em, staff, other.id);
    const at = Date.now();
    const until = await decideMatch(em, { ...trail, excluded, decision, reason, at });
    if (until === undefined) throw new CallError(moderationCodes.unchanged);
    const isSame = decision === 'same_person';
    const bound = isSame ? await bindPerson(em, account.id, { until, at }) : [];
    for (const id of bound) await tellPlayerChanged(em, id);
    await writeTo(mailer, { em, account }, 'identityReviewed', { nick: account.nick, isSame, reason });
    return { success: true };
  };

  return {
    'moderation.findAccounts': {
      messages,
      async handle({ query, filter = 'all', cursor }, { staff }) {
        const before = cursor !== undefined && CURSOR.test(cursor) ? BigInt(cursor) : null;
        const rows = await findAccounts(fork(), { text: query, filter, before, limit: PAGE });
        const { actorId, address } = staff;
        const details = { query, filter };
        await recordAccountEvent(fork(), { userId: actorId, actorId, kind: 'accounts.searched', details, address });
        const last = rows.length === PAGE ? rows.at(-1) : undefined;
        return { accounts: rows.map((row) => shownAccount(row, staff)), cursor: last ? String(last.id) : null };
      },
    },
    'moderation.account': {
      messages,
      async handle({ userId }, { staff, player: { lang } }) {
        const account = await accountDetails(fork(), userId);
        if (!account) throw new CallError(moderationCodes.notFound);
        await recordView(fork(), { userId: account.id, actorId: staff.actorId, address: staff.address });
        return viewAccount(db, account, staff, lang);
      },
    },
    'moderation.block': {
      messages,
      handle: ({ userId, reason }, { staff }) =>
        actOnAccount(db, { staff, userId }, async ({ em, account, trail }) => {
          const done = assertDone(await blockAccount(em, { ...trail, reason }));
          await writeTo(mailer, { em, account }, 'accountBlocked', { nick: account.nick, reason });
          return done;
        }),
    },
    'moderation.unblock': {
      messages,
      handle: ({ userId, reason }, { staff }) =>
        actOnAccount(db, { staff, userId }, async ({ em, account, trail }) => {
          assertDone(account.blockedAt !== null);
          const wish = { kind: 'account.unblock', userId: account.id, reason, at: Date.now() } as const;
          if (!(await agreeByTwo(em, staff, wish))) return { isOpen: false };
          assertDone(await unblockAccount(em, trail));
          return { isOpen: true };
        }),
    },
    'moderation.endSessions': {
      messages,
      handle: ({ userId }, { staff }) =>
        actOnAccount(db, { staff, userId }, async ({ em, trail }) => {
          const ended = await endSessions(em, trail.userId, null);
          await recordAccountEvent(em, { ...trail, kind: 'sessions.ended', details: { ended } });
          return { ended };
        }),
    },
    'moderation.decideMatch': {
      messages,
      handle({ userId, excludedId: excluded, decision, reason }, { player, staff }) {
        if (excluded === player.publicId) throw new CallError(moderationCodes.protectedAccount);
        return actOnAccount(db, { staff, userId }, (act) => decide(act, staff, { excluded, decision, reason }));
      },
    },
    'moderation.resetTwoFactor': {
      messages,
      handle: ({ userId, reason }, { staff }) =>
        actOnAccount(db, { staff, userId }, async (act) => {
          const { em, account, trail } = act;
          assertDone(account.hasTwoFactor);
          const wish = { kind: 'second_factor.off', userId: account.id, reason, at: Date.now() } as const;
          if (!(await agreeByTwo(em, staff, wish))) return { isOff: false };
          assertDone(await resetTwoFactor(em, trail));
          await writeTo(mailer, { em, account }, 'twoFactorChanged', { nick: account.nick, isOn: false });
          await notifySecurity(em, account.id, 'secondFactorOff');
          return { isOff: true };
        }),
    },
  };
};
