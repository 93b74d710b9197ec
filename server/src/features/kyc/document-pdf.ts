import { kycCodes } from '../../../contract/kyc.contract.ts';
import { DocumentRefused } from './document-refused.ts';

const HEADER = /^%PDF-[12]\.\d/;
const TAIL_BYTES = 2048; // the end mark lies within these, some writers add lines behind it
const END = /%%EOF[\s\0]*$/;
const STREAM = /\bstream\r?\n[^]*?\bendstream\b/g;
const ESCAPED = /#([0-9a-f]{2})/gi;

/** What a page of a document never needs: scripts, programs, files and forms in it, a password around it. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|Movie|Sound|SubmitForm|ImportData|Encrypt)(?![A-Za-z0-9])/;

/** A name may be written with any of its letters as #hex. */
const plain = (text: string): string =>
  text.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Refuses what is no PDF from its first byte to its last, and what would do more than show pages. It is never opened on
 * the server; whoever reviews it saves it as a file.
 */
export const checkPdf = (bytes: Buffer): void => {
  const text = bytes.toString('latin1');
  if (!HEADER.test(text)) throw new DocumentRefused(kycCodes.wrongType);
  if (!END.test(text.slice(-TAIL_BYTES))) throw new DocumentRefused(kycCodes.damaged);
  if (ACTIVE.test(plain(text.replace(STREAM, ' ')))) throw new DocumentRefused(kycCodes.unsafe);
};
