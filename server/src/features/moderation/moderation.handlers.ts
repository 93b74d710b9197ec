import {
  accountDetails,
  type AccountDetails,
  bindPerson,
  blockAccount,
  type Database,
  decideMatch,
  endSessions,
  findAccounts,
  kyc,
  type MatchDecision,
  recordAccountEvent,
  recordView,
  resetTwoFactor,
  unblockAccount,
  userRepository,
} from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { moderationCodes, type moderationCalls } from '../../../contract/features/moderation.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { Letters, LetterKind, Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { shownAccount, viewAccount } from './account-view.ts';
import { actOnAccount, assertDone, type Act } from './staff.ts';

type Handlers = { [N in keyof typeof moderationCalls]: CallHandler<(typeof moderationCalls)[N], CallAnswer<N>> };

const PAGE = 30;
const CURSOR = /^\d{1,18}$/;
const messages = 'moderation';

/** Writes to an account's address, if it is known to be its owner's. */
const writeTo = async <K extends LetterKind>(
  mailer: Mailer,
  { client, account }: Pick<Act, 'client'> & { account: AccountDetails },
  kind: K,
  values: Letters[K],
): Promise<void> => {
  const { email, emailVerified, lang, id: userId } = account;
  if (email === null || !emailVerified) return;
  await mailer.send(client, kind, { email, lang: isLanguage(lang) ? lang : languages[0], userId }, values);
};

/** Moderation of accounts. Each look leaves a line in the account's trail. */
export const createModerationHandlers = ({ db, mailer }: { db: Database; mailer: Mailer }): Handlers => {
  const { pool } = db;

  /** The public id of a document's player. */
  const ownerOf = async (documentId: string): Promise<string> => {
    const document = await kyc.findDocument(pool, documentId);
    const owner = document && (await userRepository(db).findById(document.userId));
    if (!owner) throw new CallError(moderationCodes.notFound);
    return owner.publicId;
  };

  /** Somebody else, who may play; or the excluded player, whose exclusion then holds for this account as well. */
  const decide = async (
    { client, account, trail }: Act,
    { excluded, decision, reason }: { excluded: string; decision: MatchDecision; reason: string },
  ): Promise<{ success: true }> => {
    const at = Date.now();
    const until = await decideMatch(client, { ...trail, excluded, decision, reason, at });
    if (until === undefined) throw new CallError(moderationCodes.unchanged);
    const isSame = decision === 'same_person';
    const bound = isSame ? await bindPerson(client, account.id, { until, at }) : [];
    for (const id of bound) await tellPlayerChanged(client, id);
    await writeTo(mailer, { client, account }, 'identityReviewed', { nick: account.nick, isSame, reason });
    return { success: true };
  };

  return {
    'moderation.findAccounts': {
      messages,
      async handle({ query, filter = 'all', cursor }, { staff }) {
        const before = cursor !== undefined && CURSOR.test(cursor) ? BigInt(cursor) : null;
        const rows = await findAccounts(pool, { text: query, filter, before, limit: PAGE });
        const { actorId, address } = staff;
        const details = { query, filter };
        await recordAccountEvent(pool, { userId: actorId, actorId, kind: 'accounts.searched', details, address });
        const last = rows.length === PAGE ? rows.at(-1) : undefined;
        return { accounts: rows.map((row) => shownAccount(row, staff)), cursor: last ? String(last.id) : null };
      },
    },
    'moderation.account': {
      messages,
      async handle({ userId }, { staff }) {
        const account = await accountDetails(pool, userId);
        if (!account) throw new CallError(moderationCodes.notFound);
        await recordView(pool, { userId: account.id, actorId: staff.actorId, address: staff.address });
        return viewAccount(db, account, staff);
      },
    },
    'moderation.block': {
      messages,
      handle: ({ userId, reason }, { staff }) =>
        actOnAccount(pool, { staff, userId }, async ({ client, account, trail }) => {
          const done = assertDone(await blockAccount(client, { ...trail, reason }));
          await writeTo(mailer, { client, account }, 'accountBlocked', { nick: account.nick, reason });
          return done;
        }),
    },
    'moderation.unblock': {
      messages,
      handle: ({ userId }, { staff }) =>
        actOnAccount(pool, { staff, userId }, async ({ client, trail }) =>
          assertDone(await unblockAccount(client, trail)),
        ),
    },
    'moderation.endSessions': {
      messages,
      handle: ({ userId }, { staff }) =>
        actOnAccount(pool, { staff, userId }, async ({ client, trail }) => {
          const ended = await endSessions(client, trail.userId, null);
          await recordAccountEvent(client, { ...trail, kind: 'sessions.ended', details: { ended } });
          return { ended };
        }),
    },
    'moderation.decideMatch': {
      messages,
      handle({ userId, excludedId: excluded, decision, reason }, { player, staff }) {
        if (excluded === player.publicId) throw new CallError(moderationCodes.protectedAccount);
        return actOnAccount(pool, { staff, userId }, (act) => decide(act, { excluded, decision, reason }));
      },
    },
    'moderation.resetTwoFactor': {
      messages,
      handle: ({ userId }, { staff }) =>
        actOnAccount(pool, { staff, userId }, async ({ client, account, trail }) => {
          const done = assertDone(await resetTwoFactor(client, trail));
          await writeTo(mailer, { client, account }, 'twoFactorChanged', { nick: account.nick, isOn: false });
          return done;
        }),
    },
    'moderation.reviewKyc': {
      messages,
      async handle({ documentId, approve: isApproved, reason = '' }, { staff }) {
        const userId = await ownerOf(documentId);
        return actOnAccount(pool, { staff, userId }, async ({ client, account, trail }) => {
          const { actorId: reviewerId, address } = trail;
          const review = { documentId, isApproved, reason: isApproved ? null : reason, reviewerId, address };
          const reviewed = await kyc.reviewDocument(client, review);
          if (!reviewed) throw new CallError(moderationCodes.unchanged);
          await writeTo(mailer, { client, account }, 'kycReviewed', { nick: account.nick, isApproved, reason });
          return { kyc: reviewed.status };
        });
      },
    },
  };
};
