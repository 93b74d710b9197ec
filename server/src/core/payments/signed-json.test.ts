import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BadCallbackError, type CallbackRequest } from './gateways.ts';
import { isSignedJson, readSignedCallback, signatureOfJson, SIGNATURE_HEADER, sortedJson } from './signed-json.ts';

/** Made by `openssl dgst -sha512 -hmac ipn-secret` over the sorted text. */
const vector = {
  text: '{"actually_paid":"100.37","fee":{"currency":"RUB","list":[{"a":1,"z":2},3]},"payment_id":"5077125051"}',
  value: { payment_id: '5077125051', fee: { list: [{ z: 2, a: 1 }, 3], currency: 'RUB' }, actually_paid: '100.37' },
  signature:
    '11369aeb19c98e4cdf948b21458feccfc2e88b34c77fd58e2af894f7b2d1a363c16cf3a5a63b1320972d09b94add01cdcab5bd1186760c82d4a0fc48fb84ff47',
};

const request = (body: string, signature: string | undefined, method = 'POST'): CallbackRequest => ({
  method,
  url: '/callback',
  headers: signature === undefined ? {} : { [SIGNATURE_HEADER]: signature },
  body: Buffer.from(body),
});
const schema = z.object({ payment_id: z.string() });
const reasonOf = (request: CallbackRequest): string => {
  try {
    readSignedCallback(request, 'ipn-secret', schema);
    return 'none';
  } catch (error) {
    return error instanceof BadCallbackError ? error.reason : String(error);
  }
};

describe('signed JSON', () => {
  it('is signed with its keys sorted, however deep', () => {
    expect(sortedJson(vector.value)).toBe(vector.text);
    expect(signatureOfJson('ipn-secret', vector.value)).toBe(vector.signature);
    expect(isSignedJson('ipn-secret', JSON.parse(vector.text), vector.signature.toUpperCase())).toBe(true);
  });

  it('is not signed by another secret, for another value, or by something else than text', () => {
    expect(isSignedJson('another', vector.value, vector.signature)).toBe(false);
    expect(isSignedJson('ipn-secret', { ...vector.value, actually_paid: '100.38' }, vector.signature)).toBe(false);
    expect(isSignedJson('ipn-secret', vector.value, [vector.signature])).toBe(false);
    expect(isSignedJson('ipn-secret', vector.value, '')).toBe(false);
  });

  it('is read once its signature is right, whatever the order of its keys and its spaces', () => {
    const body = JSON.stringify(vector.value, null, 2);
    expect(readSignedCallback(request(body, vector.signature), 'ipn-secret', schema)).toEqual({
      payment_id: '5077125051',
    });
  });

  it.each([
    ['signature', request(vector.text, undefined)],
    ['signature', request(vector.text, vector.signature.replace(/^./, 'g'))],
    ['signature', request(vector.text.replace('100.37', '900.37'), vector.signature)],
    ['signature', request('[]', createHmac('sha512', 'not ours').update('[]').digest('hex'))],
    ['malformed', request('[]', createHmac('sha512', 'ipn-secret').update('[]').digest('hex'))],
    ['malformed', request(vector.text, vector.signature, 'GET')],
    ['malformed', request('', vector.signature)],
    ['malformed', request('{"payment_id":', vector.signature)],
    ['malformed', request('['.repeat(60_000) + ']'.repeat(4_000), vector.signature)],
    ['malformed', request('['.repeat(32_000) + ']'.repeat(32_000), vector.signature)],
    ['malformed', request(vector.text + ' '.repeat(70_000), vector.signature)],
  ])('is refused for its %s (%#)', (reason, request) => {
    expect(reasonOf(request)).toBe(reason);
  });
});
