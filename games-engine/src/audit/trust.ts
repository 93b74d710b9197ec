import { cosignersOf, parseVerifierKey, type NoteKey } from '../core/log/index.ts';
import { AuditInputError } from './lines.ts';

/** Signatures by which an audit trusts a head. */
export interface Trust {
  key: string | undefined; // the log's verifier key
  witnesses: readonly NoteKey[];
  quorum: number; // witnesses that must have cosigned; 0: none
}

/** The witnesses that are trusted and how many must have signed: all of them, unless a number is given. */
export const readWitnesses = (keys: readonly string[], quorum: string | undefined): Omit<Trust, 'key'> => {
  const witnesses = keys.map((text) => {
    const key = parseVerifierKey(text, 'witness');
    if (!key) throw new AuditInputError(`--witness takes a witness's verifier key, got ${JSON.stringify(text)}`);
    return key;
  });
  const distinct = new Set(witnesses.map(({ publicKey }) => publicKey.join())).size;
  if (quorum === undefined) return { witnesses, quorum: distinct };
  if (!/^[1-9]\d{0,2}$/.test(quorum) || Number(quorum) > distinct)
    throw new AuditInputError(`--quorum takes 1 to ${distinct}, the number of --witness keys; got ${quorum}`);
  return { witnesses, quorum: Number(quorum) };
};

/** A head's cosignatures in a line; `isEnough`: as many as are wanted. */
export const cosignedLine = (note: string, { witnesses, quorum }: Trust): { isEnough: boolean; line: string } => {
  const names = cosignersOf(note, witnesses).map(({ name }) => name);
  const isEnough = names.length >= quorum;
  const got = names.length === 0 ? 'nobody' : names.join(', ');
  return {
    isEnough,
    line: isEnough ? `head cosigned by ${got}` : `FAIL the head must be cosigned by ${quorum}, got ${got}`,
  };
};
