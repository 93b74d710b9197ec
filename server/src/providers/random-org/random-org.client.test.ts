import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { wheelDefaultConfig, wheelOutcomeOfSigned, wheelOutcomeSchema } from 'games-engine/wheel';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRandomOrg, type RandomOrg, type RandomOrgOptions } from './random-org.client.ts';
import { RandomOrgError } from './random-org.contract.ts';
import { isSignedBy, readPublicKey } from './random-org.signature.ts';
import { simulatorModes, startRandomOrgSimulator, type RandomOrgSimulator } from './random-org.simulator.ts';

const apiKey = 'c0ffee00-key-of-a-test';
const round = (n: number): string => `0192f0c1-0000-7000-8000-${String(n).padStart(12, '0')}`;

let far: RandomOrgSimulator;
let lines: string[];
let nowMs: number;

beforeAll(async () => {
  far = await startRandomOrgSimulator({ apiKey });
});
afterAll(() => far.close());
beforeEach(() => {
  far.mode = 'well';
  lines = [];
  nowMs = 1000;
});

const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const connect = (change: Partial<RandomOrgOptions> = {}): RandomOrg =>
  createRandomOrg({ apiKey, publicKey: far.publicKey, url: far.url, clock: { now: () => nowMs }, log, ...change });

const problemOf = async (org: RandomOrg, roundId = round(1)): Promise<string> => {
  const error: unknown = await org.draw(roundId).catch((reason: unknown) => reason);
  return error instanceof RandomOrgError ? error.problem : `no problem: ${JSON.stringify(error)}`;
};

describe('a draw at random.org', () => {
  it('is a segment whose signature anyone can check over its exact text', async () => {
    const { random, segment, signature } = await connect().draw(round(1));
    expect(segment).toBeGreaterThanOrEqual(0);
    expect(segment).toBeLessThan(32);
    expect(JSON.parse(random)).toMatchObject({ data: [segment], min: 0, max: 31, userData: { roundId: round(1) } });
    const key = readPublicKey(far.publicKey);
    expect(isSignedBy(key, random, signature)).toBe(true);
    expect(isSignedBy(key, random.replace('"max":31', '"max":32'), signature)).toBe(false);
  });

  it('is an outcome of the wheel that its schema takes', async () => {
    const draw = await connect().draw(round(1));
    const outcome = wheelOutcomeOfSigned(wheelDefaultConfig, draw);
    expect(outcome.segment).toBe(draw.segment);
    expect(wheelOutcomeSchema.parse(outcome)).toEqual(outcome);
  });

  it('never tells the API key', async () => {
    const { random } = await connect().draw(round(1));
    far.mode = 'out of quota';
    await connect().drawExternally(round(2));
    expect(`${random}${lines.join()}`).not.toContain(apiKey);
  });

  it('stays the same for a round that asks twice', async () => {
    const org = connect();
    const first = await org.draw(round(1));
    const { requests } = far;
    expect(await org.draw(round(1))).toEqual(first);
    expect(far.requests).toBe(requests);
    expect((await org.draw(round(2))).random).not.toBe(first.random);
  });

  it('is confirmed by the far side as well', async () => {
    const { random, signature } = await connect().draw(round(1));
    const verify = async (text: string): Promise<unknown> => {
      const body = `{"jsonrpc":"2.0","method":"verifySignature","params":{"random":${text},"signature":"${signature}"},"id":1}`;
      const answer = await fetch(far.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return answer.json();
    };
    expect(await verify(random)).toMatchObject({ result: { authenticity: true } });
    expect(await verify(random.replace('"n":1', '"n":2'))).toMatchObject({ result: { authenticity: false } });
  });
});

describe('unusable answers', () => {
  const problems = {
    'bad signature': 'signature',
    'changed data': 'signature',
    'wrong range': 'foreign',
    'two numbers': 'foreign',
    'other round': 'foreign',
    'other key': 'foreign',
    replayed: 'replayed',
    silent: 'timeout',
    half: 'timeout',
    endless: 'malformed',
    'HTTP 500': 'http',
    redirect: 'unreachable',
    'not JSON': 'malformed',
    'not the contract': 'malformed',
    'out of quota': 'refused',
  } as const;

  it.each(Object.entries(problems))('%s: %s', async (mode, problem) => {
    const org = connect({ timeoutMs: 400 });
    await org.draw(round(1));
    far.mode = mode as keyof typeof problems;
    const startedAt = performance.now();
    expect(await problemOf(org, round(2))).toBe(problem);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('is every mode of the simulator but one that answers well', () => {
    expect(simulatorModes.filter((mode) => !(mode in problems))).toEqual(['well', 'later']);
  });

  it.each(Object.keys(problems))('%s: nothing is drawn, with a logged reason', async (mode) => {
    const org = connect({ timeoutMs: 400 });
    await org.draw(round(1));
    far.mode = mode as keyof typeof problems;
    expect(await org.drawExternally(round(2))).toBeUndefined();
    const [line = '{}'] = lines;
    expect(JSON.parse(line)).toMatchObject({
      problem: problems[mode as keyof typeof problems],
      roundId: round(2),
      msg: 'random.org did not draw',
    });
    far.mode = 'well';
    expect(await org.drawExternally(round(3))).toBeDefined();
  });

  it('nobody there: nothing is drawn', async () => {
    const gone = await startRandomOrgSimulator();
    await gone.close();
    expect(await problemOf(connect({ url: gone.url }))).toBe('unreachable');
  });

  it('a key that random.org does not know', async () => {
    expect(await problemOf(connect({ apiKey: 'unknown' }))).toBe('refused');
  });

  it('a draw of another house: its key signed nothing', async () => {
    const other = await startRandomOrgSimulator();
    expect(await problemOf(connect({ publicKey: other.publicKey }))).toBe('signature');
    await other.close();
  });

  it('a call before random.org wants one', async () => {
    far.mode = 'later';
    const org = connect();
    await org.draw(round(1));
    const { requests } = far;
    nowMs += 59_999;
    expect(await problemOf(org, round(2))).toBe('busy');
    expect(far.requests).toBe(requests);
    nowMs += 1;
    expect((await org.draw(round(2))).segment).toBeLessThan(32);
  });
});

describe("random.org's public key", () => {
  it('is read as PEM and as DER in base64', () => {
    const der = readPublicKey(far.publicKey);
    const pem = der.export({ format: 'pem', type: 'spki' });
    expect(readPublicKey(pem).equals(der)).toBe(true);
    expect(createPublicKey(pem).equals(der)).toBe(true);
  });

  it('is read from a certificate', () => {
    const body = certificate.replace(/-----[A-Z ]+-----|\s/g, '');
    expect(readPublicKey(certificate).asymmetricKeyType).toBe('rsa');
    expect(readPublicKey(body).equals(readPublicKey(certificate))).toBe(true);
  });

  it.each(['', 'key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])('is not %j', (text) => {
    expect(() => connect({ publicKey: text })).toThrow();
  });

  it('is of RSA', () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    expect(() => readPublicKey(text)).toThrow('an RSA key is needed, got ed25519');
  });
});

/** A certificate made for this test alone; its private key was thrown away. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIDITCCAgmgAwIBAgIUG+91PcRNyKf11mPt4pm/AoO6E1cwDQYJKoZIhvcNAQEL
BQAwHzEdMBsGA1UEAwwUcmFuZG9tLm9yZyBzaW11bGF0b3IwIBcNMjYxMTIxMDg1
MzQwWhgPMjEyNjEwMjgwODUzNDBaMB8xHTAbBgNVBAMMFHJhbmRvbS5vcmcgc2lt
dWxhdG9yMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3nP/tFKl18HG
dsLscj9Y6zx1N83wClZZhyPOZZmAt6KmDbAA1xfqt+B0F1RJ6Hl+vo/ANWMcgLUn
B2g45Yqj18k472imErcdzFdnaoYmwc/ETx3BM+fsk2dXHw6zSloDV4ky1V2+zjok
ts+HQ/zNVN+YvWeQwd4KvQKi7pn1lmK0ckH260k1idJIXYEMdlq1uaLcu/zfob2J
+ID3mAZvvoRbuuimyaRyqYn16dpBAR8Pa9/l+uzQsETgA26eQv5RePszsunB9U3A
+zFbYbxq5Bvs6x7HH2hoXkaMg2RWXAf/lHiRvgWNnH5NnHTNzfAv0CDm+1+KBDmG
5l2UfY+6TQIDAQABo1MwUTAdBgNVHQ4EFgQUNqurc688aw+VXkkGDgN5xWouIbEw
HwYDVR0jBBgwFoAUNqurc688aw+VXkkGDgN5xWouIbEwDwYDVR0TAQH/BAUwAwEB
/zANBgkqhkiG9w0BAQsFAAOCAQEAdS5BJvY1M3vEoXN2/qy70d15bOBT+ZtkxOJR
kMzPkrUqI2LZb1eI+txBY3dmhJ6svfcJe0TXR1PC4IDbTo7/VgPW+rqgAYcmSTOY
y6Ruu4QCTpAl0yj5KJjgi2Z9iUYzog2OqxgKpdoxBEtBj4GXI6t6BTIVgKe11FWb
Ifu5oOqmC4a11TZvwdd4ioYApXZZXXCZ7OsfMGGM0u3/aYwxhRb/+mHqrG0W1MAN
Yw7EW7g04Wl5mvdmrQsZ4c1i7rcifgn3BqyxGFZlk9PIwu+5VB1300Uhixn0jqQG
bSB/uGQAIqU8icXagBvMsnxeAsZdVNRGmOuNk7Gy+HSwsCy4+Q==
-----END CERTIFICATE-----`;
