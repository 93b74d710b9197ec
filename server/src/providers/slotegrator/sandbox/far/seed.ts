import { createHmac } from 'node:crypto';

/** A seed of four 32-bit integers, unpredictable without the secret. */
export const seedOf = (secret: string, subject: string): [number, number, number, number] => {
  const bytes = createHmac('sha256', secret).update(subject).digest();
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
};
