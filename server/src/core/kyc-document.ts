import type { kyc } from 'db';
import { houseDayText } from 'games-engine';
import type { KycDocument, KycRequest } from '../../contract/features/kyc.contract.ts';
import type { Language } from '../../contract/languages.ts';
import { texts } from './i18n/texts.ts';

const words = texts('kyc');

/** A text of a code in a language; the code itself where nobody has worded it. */
const wordOf = (language: Language, key: string): string =>
  (words[language] as Readonly<Record<string, string>>)[key] ?? key;

/** The reason of a rejection in a language. Old ones are as their reviewer wrote them. */
export const refusalText = (language: Language, code: kyc.RefusalCode): string => wordOf(language, `why.${code}`);

/** A document as it is shown to its owner and to who reviews it. */
export const shownDocument = (row: kyc.DocumentRow, language: Language): KycDocument => ({
  id: row.id,
  kind: row.kind,
  bytes: row.bytes,
  status: row.status,
  reason: row.reasonCode === null ? row.reason : refusalText(language, row.reasonCode),
  expires: row.expiresDay === null ? null : houseDayText(row.expiresDay),
  createdAt: row.createdAt.getTime(),
  reviewedAt: row.reviewedAt?.getTime() ?? null,
});

/** A document that a player is asked for. */
export const shownRequest = (
  { need, cause, words: said, deadlineAt = null, overdueAt = null, askedAt }: kyc.KycRequestRow,
  language: Language,
): KycRequest => ({
  need,
  cause,
  text: wordOf(language, `asked.${cause}`),
  words: said,
  deadlineAt,
  isLate: overdueAt !== null,
  at: askedAt,
});
