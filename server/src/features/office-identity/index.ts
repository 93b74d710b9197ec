import { accountDetails, kyc, recordAccountEvent, type AccountDetails, type Database, userRepository } from 'db';
import { houseDayOf, houseDayText, houseMomentOf } from 'games-engine';
import type { CallAnswer, CallPayload } from '../../../contract/calls.ts';
import { isIdentityKind, MIN_AGE_YEARS } from '../../../contract/features/kyc-values.ts';
import {
  officeIdentity as contract,
  officeIdentityCodes,
  sumPeriods,
  type ReviewedDocument,
} from '../../../contract/features/office-identity.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { actOnAccount, isProtected, type Act } from '../../core/auth/act-on-account.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { askIdentity, askWhereReached } from '../../core/identity/identity-gate.ts';
import { rulesInForce } from '../../core/identity/thresholds.ts';
import { refusalText, shownDocument, shownRequest } from '../../core/kyc-document.ts';
import { notifyAsked, notifyReviewed } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const EXPIRE_MS = 3_600_000;
const MAX_AT_ONCE = 200;

const languageOf = ({ lang }: Pick<AccountDetails, 'lang'>): Language => (isLanguage(lang) ? lang : languages[0]);

/** The number of a day that was typed. Throws CallError 400 for a date that there is none of. */
const dayOfText = (text: string | undefined, field: string): number | null => {
  if (text === undefined) return null;
  const day = houseDayOf(houseMomentOf(text));
  if (Number.isNaN(day) || houseDayText(day) !== text) throw new CallError(generalCodes.badPayload, { field });
  return day;
};

/** The first day on which somebody who was born then is old enough. */
const ofAgeFrom = (bornDay: number): number => {
  const text = houseDayText(bornDay);
  const year = Number(text.slice(0, 4)) + MIN_AGE_YEARS;
  return Math.floor(Date.UTC(year, Number(text.slice(5, 7)) - 1, Number(text.slice(8))) / 86_400_000);
};

const shownReviewed = (row: kyc.DocumentRow, language: Language): ReviewedDocument => ({
  ...shownDocument(row, language),
  why: row.reasonCode,
  holder: row.holderName,
  born: row.bornDay === null ? null : houseDayText(row.bornDay),
});

/** Sums that a person has moved, beside those from which a proof of identity is asked for. */
const loadSums = async (
  unit: Parameters<typeof kyc.identitySumsOf>[0],
  userId: bigint,
  at: number,
): Promise<CallAnswer<'officeIdentity.person'>['sums']> => {
  const sums = await kyc.identitySumsOf(unit, userId, at);
  const { identity } = (await rulesInForce(unit.em)).thresholds;
  return sumPeriods.map((period) => {
    const [sum, threshold] = [Number(sums[`${period}Minor`]), identity[`${period}Minor`]];
    return { period, sum, threshold, isReached: identity.isOn && sum >= threshold };
  });
};

/** A player's documents and requests beside what is known of them. */
const loadPerson = async (
  { em: fresh, db, clock }: Pick<FeatureTools, 'em' | 'clock'> & { db: Pick<Database, 'pool'> },
  staff: Staff,
  { userId, lang }: { userId: string; lang: Language },
): Promise<CallAnswer<'officeIdentity.person'>> => {
  const em = fresh();
  const account = await accountDetails(em, userId);
  if (!account) throw new CallError(officeIdentityCodes.notFound);
  const documents = await kyc.documentsOf(em, account.id);
  const proven = documents.find(({ status, holderName }) => status === 'approved' && holderName !== null);
  const { publicId, nick, firstName, lastName, kycStatus } = account;
  return {
    player: { userId: publicId, nick },
    name: [firstName, lastName].filter(Boolean).join(' ') || null,
    holder: proven?.holderName ?? null,
    born: proven?.bornDay == null ? null : houseDayText(proven.bornDay),
    kyc: kycStatus,
    documents: documents.map((row) => shownReviewed(row, lang)),
    requests: (await kyc.openRequests(em, account.id)).map((row) => shownRequest(row, lang)),
    sums: await loadSums({ em, client: db.pool }, account.id, clock.now()),
    isProtected: isProtected(staff, account),
  };
};

interface Read {
  holderName: string | null;
  bornDay: number | null;
  expiresDay: number | null;
}

/**
 * Reads what an accepted document says. A proof of identity has a holder of age and an end. Throws CallError
 * 400, UNDERAGE, DOCUMENT_EXPIRED.
 */
const readOf = (
  kind: kyc.Kind,
  { holder, born, expires }: CallPayload<'officeIdentity.decide'>,
  today: number,
): Read => {
  const read = {
    holderName: holder ?? null,
    bornDay: dayOfText(born, 'born'),
    expiresDay: dayOfText(expires, 'expires'),
  };
  if (read.holderName === null) throw new CallError(generalCodes.badPayload, { field: 'holder' });
  if (isIdentityKind(kind) && read.bornDay === null) throw new CallError(generalCodes.badPayload, { field: 'born' });
  if (read.bornDay !== null && ofAgeFrom(read.bornDay) > today) throw new CallError(officeIdentityCodes.underage);
  if (read.expiresDay !== null && read.expiresDay < today) throw new CallError(officeIdentityCodes.expired);
  return read;
};

/** Decides on a document, and tells its player in their language. */
const decide = async (
  { mailer, clock }: Pick<FeatureTools, 'mailer' | 'clock'>,
  { em, account, trail }: Act,
  { kind, decision }: { kind: kyc.Kind; decision: CallPayload<'officeIdentity.decide'> },
): Promise<{ success: true }> => {
  const { documentId, isAccepted: isApproved, why, note = '' } = decision;
  if (!isApproved && why === undefined) throw new CallError(generalCodes.badPayload, { field: 'why' });
  const reviewed = await kyc.reviewDocument(em, {
    documentId,
    isApproved,
    why: isApproved ? null : (why ?? null),
    note,
    ...(isApproved && { read: readOf(kind, decision, houseDayOf(clock.now())) }),
    reviewerId: trail.actorId,
    address: trail.address,
  });
  if (!reviewed) throw new CallError(officeIdentityCodes.unchanged);
  const { email, emailVerified, nick, id: userId } = account;
  const lang = languageOf(account);
  const reason = isApproved || why === undefined ? '' : refusalText(lang, why);
  if (email !== null && emailVerified)
    await mailer.send(em, 'kycReviewed', { email, lang, userId }, { nick, isApproved, reason });
  await notifyReviewed(em, { ...reviewed.document, reason: isApproved ? null : reason });
  return { success: true };
};

/** Takes proofs back whose last day is over, and asks for new ones: from 30 days before on, and wherever a withdrawal waits for one. */
export const expireProofs = async ({
  db,
  inUnitOfWork,
  clock,
}: Pick<FeatureTools, 'db' | 'inUnitOfWork' | 'clock'>): Promise<void> => {
  const at = clock.now();
  for (const userId of await kyc.expiredPlayers(db.pool, at, MAX_AT_ONCE))
    await inUnitOfWork(async ({ em }) => {
      if (await kyc.expireProof(em, userId, at)) await notifyAsked(em, { userId, need: 'identity', at });
    });
  for (const userId of await kyc.expiringPlayers(db.pool, at, MAX_AT_ONCE))
    await inUnitOfWork((unit) => askIdentity(unit, { userId, cause: 'expiring', at }));
  for (const userId of await kyc.unaskedWithdrawers(db.pool, MAX_AT_ONCE))
    await inUnitOfWork((unit) => askWhereReached(unit, { userId, at })); // thresholds were lowered, or a proof has ended
};

/** Identity documents as who reviews them sees them. The pictures are a route of `kyc`. */
export const officeIdentity = defineFeature({
  contract,
  messages: texts('office-identity'),
  isReserved: true,
  open(tools) {
    const { db, em, clock } = tools;
    return {
      calls: {
        'officeIdentity.list': {
          async handle({ list }) {
            const rows = await kyc.listDocuments(db.pool, list, clock.now());
            return {
              documents: rows.map(({ id, userId, nick, kind, createdAt, expiresDay }) => ({
                id,
                player: { userId, nick },
                kind,
                sentAt: createdAt.getTime(),
                expires: expiresDay === null ? null : houseDayText(expiresDay),
              })),
            };
          },
        },
        'officeIdentity.person': {
          handle: ({ userId }, { staff, player: { lang } }) => loadPerson(tools, staff, { userId, lang }),
        },
        'officeIdentity.decide': {
          async handle(decision, { staff }) {
            const document = await kyc.findDocument(em(), decision.documentId);
            const owner = document && (await userRepository(em()).findById(document.userId));
            if (!owner) throw new CallError(officeIdentityCodes.notFound);
            const { kind } = document;
            return actOnAccount(db, { staff, userId: owner.publicId }, (act) => decide(tools, act, { kind, decision }));
          },
        },
        'officeIdentity.ask': {
          handle: ({ userId, need, cause, note }, { staff }) =>
            actOnAccount(db, { staff, userId }, async ({ em: unit, trail }) => {
              const asked = await kyc.askDocument(unit, { ...trail, need, cause, note, at: clock.now() });
              if (!asked) throw new CallError(officeIdentityCodes.askedAlready);
              await notifyAsked(unit, { userId: trail.userId, need, at: clock.now() });
              return { success: true } as const;
            }),
        },
        'officeIdentity.withdraw': {
          handle: ({ userId, need }, { staff }) =>
            actOnAccount(db, { staff, userId }, async ({ em: unit, trail }) => {
              if (!(await kyc.closeRequest(unit, trail.userId, need, clock.now())))
                throw new CallError(officeIdentityCodes.unchanged);
              await recordAccountEvent(unit, { ...trail, kind: 'kyc.askWithdrawn', details: { need } });
              return { success: true } as const;
            }),
        },
      },
      jobs: [{ name: 'expire', everyMs: EXPIRE_MS, run: () => expireProofs(tools) }],
    };
  },
});
