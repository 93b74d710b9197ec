import type { cashbox } from 'db';
import { identityKey } from '../auth/identity-key.ts';
import type { SecretBox } from '../auth/secret-box.ts';
import { IDENTITY_SECRET } from '../auth/person-watch.ts';
import { DESTINATION_SECRET, destinationKeyOf, type PaidTo } from './destination-key.ts';

const HIDDEN = '••••••';
const MIN_BOTH_ENDS = 16; // characters: of fewer, first six and last four would be nearly all
const [FIRST, LAST] = [6, 4];
const NUMBER = /\d(?:[ -]?\d){10,18}/g;

/** A destination as it is shown: first six and last four of cards and addresses, the last four of what is shorter, such as phones. */
export const maskPurse = (purse: string): string =>
  `${purse.length < MIN_BOTH_ENDS ? '' : purse.slice(0, FIRST)}${HIDDEN}${purse.slice(-LAST)}`;

/** A provider's words without numbers of cards, phones and accounts in them. */
export const withoutNumbers = (text: string): string => text.replaceAll(NUMBER, maskPurse);

/** Stored destination of a withdrawal. */
export type StoredDestination = Required<
  Pick<cashbox.PaymentRow, 'purseNumber' | 'memoTag' | 'purseSealed' | 'destinationKey' | 'destinationIdentity'>
>;

const contextOf = (ref: string): string => `payout destination ${ref}`;

/** Seals where a withdrawal is paid to. `ref`: what it is known by; no other one's seal opens as its own. */
export const sealDestination = (secrets: SecretBox, ref: string, paidTo: PaidTo) => {
  const { purse, memo } = paidTo;
  const value = [purse, ...(memo === null ? [] : [memo])].join(' ');
  return {
    purseNumber: maskPurse(purse),
    memoTag: memo === null ? null : HIDDEN,
    purseSealed: secrets.seal(JSON.stringify({ purse, memo }), contextOf(ref)),
    destinationKey: destinationKeyOf(secrets.keyFor(DESTINATION_SECRET), paidTo),
    destinationIdentity: identityKey(secrets.keyFor(IDENTITY_SECRET), { kind: 'destination', value, isProven: false })
      .hash,
  } satisfies StoredDestination;
};

/** Opens one: for the payout, and for a person who says why. Of a row that is not sealed yet, its text. */
export const openDestination = (
  secrets: SecretBox,
  { ref, purseSealed, purseNumber, memoTag }: cashbox.PaymentRow,
): { purse: string; memo: string | null } =>
  purseSealed == null
    ? { purse: purseNumber ?? '', memo: memoTag ?? null }
    : (JSON.parse(secrets.open(purseSealed, contextOf(ref))) as { purse: string; memo: string | null });
