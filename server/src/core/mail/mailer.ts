import type { EntityManager, MailThread } from 'db';
import type { Language } from '../../../contract/languages.ts';

/** Every letter that we write, with what it is filled with. Links are absolute. */
export interface Letters {
  emailConfirm: { nick: string; link: string };
  recovery: { nick: string; link: string };
  temporaryCode: { nick: string; code: string; device: string; place: string };
  newDevice: { nick: string; device: string; place: string; at: Date; link: string }; // to the list of sessions
  credentials: { login: string; password: string; link: string }; // for a fast registration
  emailChanged: { nick: string; email: string }; // to the old address
  passwordChanged: { nick: string };
  twoFactorChanged: { nick: string; isOn: boolean };
  socialLinked: { nick: string; provider: string };
  socialUnlinked: { nick: string; provider: string };
  guesses: { nick: string; what: 'password' | 'code'; link: string }; // to the list of sessions
  emailChangeAsked: { nick: string; email: string }; // to the present address
  kycReviewed: { nick: string; isApproved: boolean; reason: string };
  accountBlocked: { nick: string; reason: string };
  identityReviewed: { nick: string; isSame: boolean; reason: string }; // for an account that was like an excluded player's
  depositCredited: { nick: string; amount: string }; // base units, as decimal text
  selfExcluded: { nick: string; until: Date | null }; // null: for ever
  withdrawalDestination: { nick: string; payway: string; from: Date; link: string }; // to the history
  withdrawalDone: WithdrawalLetter;
  withdrawalPrice: WithdrawalLetter & { arrives: string }; // `amount`: what was accepted; `arrives`: what would arrive now
  withdrawalRefused: WithdrawalLetter & { reason: string };
  withdrawalDocuments: WithdrawalLetter & { reason: string };
  marketing: MarketingLetter;
  supportAnswer: { nick: string | null; answers: readonly string[]; link: string; canReply: boolean }; // null: a guest
}

/** News or an offer, in the words of who wrote it. */
interface MarketingLetter {
  nick: string;
  title: string;
  paragraphs: readonly string[];
  link: string; // to a page of the site
  unsubscribe: string; // ends letters of this kind
}

interface WithdrawalLetter {
  nick: string;
  amount: string; // with its currency
  payway: string;
  link: string;
}
export type LetterKind = keyof Letters;

export interface Recipient {
  email: string;
  lang: Language;
  userId: bigint | null;
}

/** A letter as it is written. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** Words a letter in the recipient's language. */
export type WriteLetter = <K extends LetterKind>(kind: K, lang: string, values: Letters[K]) => WrittenLetter;

/** Writes letters. They are sent after the transaction that they belong to is committed, and again until it works. */
export interface Mailer {
  /** Puts a letter into the outbox in the transaction of `em`. */
  send<K extends LetterKind>(
    em: EntityManager,
    kind: K,
    to: Recipient & { thread?: MailThread },
    values: Letters[K],
  ): Promise<void>;
  /** Words a letter without sending it. */
  readonly write: WriteLetter;
}
