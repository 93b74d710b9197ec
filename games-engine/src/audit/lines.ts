import { isAscii } from 'node:buffer';

/** Something about the input or the way to it, not about the log: exit status 2. */
export class AuditInputError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuditInputError';
  }
}

const LINE_FEED = 10;
const BYTE_ORDER_MARK = '\uFEFF'; // an editor's, which says nothing of an export
const MAX_LINE_BYTES = 4 << 20; // a header with many configs is the longest

/** The lines of a byte stream, a batch for every piece that arrives. Holds no more than a piece and a line. */
export const linesOf = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let isFirst = true;
  for await (const [first = '', ...more] of batchesOf(pieces)) {
    yield [isFirst && first.startsWith(BYTE_ORDER_MARK) ? first.slice(1) : first, ...more];
    isFirst = false;
  }
};

const batchesOf = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let rest: Uint8Array[] = []; // start of a line that continues in the next piece
  let restBytes = 0;
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(LINE_FEED);
    const tail = piece.subarray(end + 1);
    if (end < 0) {
      rest.push(piece);
      restBytes += piece.length;
    } else {
      yield decode([...rest, piece.subarray(0, end)]).split('\n');
      rest = tail.length > 0 ? [tail] : [];
      restBytes = tail.length;
    }
    if (restBytes > MAX_LINE_BYTES)
      throw new AuditInputError(`a line is longer than ${MAX_LINE_BYTES} bytes: not an export`);
  }
  if (restBytes > 0) yield [decode(rest)];
};

const decode = (parts: readonly Uint8Array[]): string => {
  const [only, second] = parts;
  const bytes = only && !second ? Buffer.from(only.buffer, only.byteOffset, only.length) : Buffer.concat(parts);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
};
