import { beginCell } from '@ton/core';
import { expect, it } from 'vitest';
import { commentPayload, readComment } from './ton-comment.ts';

it.each(['01HZ7V3M9Q4T8X2C6B5N0RKWDF', '', 'Привет', 'x'.repeat(300)])(
  'a comment comes back from the body of its transfer: %s',
  (text) => {
    expect(readComment(commentPayload(text))).toBe(text);
  },
);

it('is written as wallets and explorers read it: 32 zero bits, then its text', () => {
  const cell = beginCell().storeUint(0, 32).storeBuffer(Buffer.from('memo')).endCell();
  expect(commentPayload('memo')).toBe(cell.toBoc().toString('base64'));
});

it('is none where the body says something else', () => {
  const other = beginCell().storeUint(0x0f8a7ea5, 32).storeStringTail('memo').endCell();
  expect(readComment(other.toBoc().toString('base64'))).toBeUndefined();
  for (const payload of ['', 'AAAA', 'not base64']) expect(readComment(payload)).toBeUndefined();
});
