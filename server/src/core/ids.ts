import { randomFillSync } from 'node:crypto';

const random = Buffer.alloc(8 * 256);
let used = random.length;
let lastMs = 0;
let sequence = 0;

/**
 * A UUID, version 7 (RFC 9562): 48 bits of ms, then a 12-bit counter within the ms, then random bits.
 * Ids of one process never go back, so an index over them grows at its end.
 */
export const createId = (nowMs: number = Date.now()): string => {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence === 0x1000) {
      lastMs += 1;
      sequence = 0;
    }
  }
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const count = sequence.toString(16).padStart(3, '0');
  const tail = random.toString('hex', used, used + 8);
  used += 8;
  const variant = ((Number.parseInt(tail.charAt(0), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${variant}${tail.slice(1, 4)}-${tail.slice(4)}`;
};
