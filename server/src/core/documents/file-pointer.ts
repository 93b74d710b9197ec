import { randomBytes } from 'node:crypto';

// The row of a file names its object, so a file changes in one statement and no reader sees half of it. Files put before the
// store was configured stay in the database and stay readable.
const MARK = Buffer.from('GHS3');
const ID_BYTES = 16;
const HEAD_BYTES = 48; // beginning of the content: enough to see by which key it is sealed

/** Names, in the database, the object of a bucket that a file is. */
export interface FilePointer {
  id: string; // hex
  head: Buffer; // beginning of the content
}

/** So many bytes of a row tell whether it is a pointer. */
export const POINTER_BYTES = MARK.length + ID_BYTES + HEAD_BYTES + 1;

export const newPointer = (content: Buffer): FilePointer => ({
  id: randomBytes(ID_BYTES).toString('hex'),
  head: content.subarray(0, HEAD_BYTES),
});

export const writePointer = ({ id, head }: FilePointer): Buffer => Buffer.concat([MARK, Buffer.from(id, 'hex'), head]);

/** Undefined when the row is the file itself. */
export const readPointer = (row: Buffer): FilePointer | undefined => {
  const at = MARK.length + ID_BYTES;
  if (row.length < at || row.length > at + HEAD_BYTES || !row.subarray(0, MARK.length).equals(MARK)) return undefined;
  return { id: row.toString('hex', MARK.length, at), head: row.subarray(at) };
};
