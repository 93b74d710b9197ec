import { fromBase64, toBase64 } from '../log/encoding.ts';
import { isGood, type NoteKey, type NoteSigner } from '../log/note.ts';

// The first line of each text holds white space, which no log's name may: neither is ever the text of a tree head.

/** The house's promise about a bet on its acceptance. */
export interface Receipt {
  game: string;
  roundId: string;
  commitment: string; // commitment of the round's seed
  place: number; // 1 …: among the round's bets
  betId: string;
  player: string; // public id
  stakeMinor: string; // base hundredths
  choice: string; // one word, as in the hash of the bets
  salt: string;
  at: number; // ms since epoch
}

/** The house's promise about a round when it takes no more bets. */
export interface Closing {
  game: string;
  roundId: string;
  number: number;
  commitment: string;
  source: string; // the hash of the beacon's chain, `random.org`, or `chain`
  beaconRound: number | null; // null where no beacon takes part
  bets: number; // number of stakes
  betsHash: string;
  at: number; // ms since epoch
}

const text = (title: string, origin: string, fields: readonly (readonly [string, string | number])[]): string =>
  `glasshouse ${title} v1\n${origin}\n${fields.map(([name, value]) => `${name} ${value}\n`).join('')}`;

/** The text of a receipt that the log's key signs. `origin`: the log's name. */
export const receiptText = (origin: string, receipt: Receipt): string =>
  text('receipt', origin, [
    ['game', receipt.game],
    ['round', receipt.roundId],
    ['commitment', receipt.commitment],
    ['place', receipt.place],
    ['bet', receipt.betId],
    ['player', receipt.player],
    ['stake', receipt.stakeMinor],
    ['choice', receipt.choice],
    ['salt', receipt.salt],
    ['at', receipt.at],
  ]);

/** The text of a closing that the log's key signs, and that a witness may cosign with its own time. */
export const closingText = (origin: string, closing: Closing): string =>
  text('closing', origin, [
    ['game', closing.game],
    ['round', closing.roundId],
    ['number', closing.number],
    ['commitment', closing.commitment],
    ['source', closing.source],
    ['beacon', closing.beaconRound ?? '-'],
    ['bets', closing.bets],
    ['hash', closing.betsHash],
    ['at', closing.at],
  ]);

const utf8 = new TextEncoder();

/** Signs a text: Ed25519 over its UTF-8 bytes, in base64. */
export const signText = (signed: string, sign: NoteSigner): string => toBase64(sign(utf8.encode(signed)));

/** True when a signature in base64 is the key's signature of a text. */
export const isSignatureOf = (
  signature: string,
  signed: string,
  { publicKey }: Pick<NoteKey, 'publicKey'>,
): boolean => {
  const bytes = fromBase64(signature);
  return bytes !== undefined && isGood(bytes, signed, publicKey);
};
