import { files } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '../auth/secret-box.ts';
import { createLogger } from '../observability/logger.ts';
import { createDocumentStore } from './document-store.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createS3Bucket, type S3Settings } from './s3-bucket.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { startS3Simulator, type S3Simulator } from './testing/s3-simulator.ts';

let db: TestDatabase;
let s3: S3Simulator;

beforeAll(async () => {
  db = await createTestDatabase();
  s3 = await startS3Simulator();
});
afterAll(async () => {
  await s3.close();
  await db.close();
});

const bucketOf = (changes: Partial<S3Settings> = {}) =>
  createS3Bucket({ ...s3.settings, ...changes }, createLogger('silent'), 2000);
const busy = { code: 503 };

describe.each([
  ['the database', (area: string): FileStore => createFileStore(db.pool, area)],
  ['an S3-compatible store', (area: string): FileStore => createS3FileStore(db.pool, bucketOf(), area)],
])('files in %s', (where, open) => {
  it('are put, read, replaced and removed, each in its area', async () => {
    const [store, other] = [open('one'), open('two')];
    const large = Buffer.alloc(300_000, 'x');
    expect(await store.get('passport')).toBeUndefined();
    await store.put('passport', large);
    expect((await store.get('passport'))?.equals(large)).toBe(true);
    expect(await other.get('passport')).toBeUndefined();
    await store.put('passport', Buffer.from('newer'));
    await store.put('a/b c?', Buffer.of());
    expect(String(await store.get('passport'))).toBe('newer');
    expect((await store.get('a/b c?'))?.length).toBe(0);
    await store.remove('passport');
    await store.remove('passport');
    expect(await store.get('passport')).toBeUndefined();
    await store.remove('a/b c?');
  });

  it('are found by how they do not begin, and replaced only as they were', async () => {
    const store = open(`heads of ${where}`);
    await store.put('old', Buffer.from('GHD1old rest'));
    await store.put('new', Buffer.from('GHD1new rest'));
    await store.put('none', Buffer.from('x'));
    expect(await store.without(Buffer.from('GHD1new'))).toEqual(['none', 'old']);
    expect(await store.replace('old', Buffer.from('something else'), Buffer.from('GHD1new'))).toBe(false);
    const twice = await Promise.all(
      ['a', 'b'].map((end) => store.replace('old', Buffer.from('GHD1old rest'), Buffer.from(`GHD1new ${end}`))),
    );
    expect(twice.filter(Boolean)).toHaveLength(1);
    expect(String(await store.get('old'))).toBe(twice[0] ? 'GHD1new a' : 'GHD1new b');
    expect(await store.without(Buffer.from('GHD1new'))).toEqual(['none']);
    expect(await store.replace('missing', Buffer.of(), Buffer.of(1))).toBe(false);
    await Promise.all(['old', 'new', 'none'].map((name) => store.remove(name)));
  });

  it('are sealed before they leave', async () => {
    const store = createDocumentStore(open('kyc'), createSecretBox('a'.repeat(32), ['b'.repeat(32)]), 'kyc');
    await store.put('7', Buffer.from('a passport'));
    expect(String(await store.get('7'))).toBe('a passport');
    const kept = [...s3.objects.values(), await files.getFile(db.pool, 'kyc', '7')];
    expect(kept.some((content) => content?.includes('passport'))).toBe(false);
    await store.remove('7');
  });
});

describe('an S3-compatible store', () => {
  it('keeps no object that no file is', () => {
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('reads what lay in the database before, and moves it with the next change', async () => {
    await createFileStore(db.pool, 'before').put('old', Buffer.from('content'));
    const store = createS3FileStore(db.pool, bucketOf(), 'before');
    expect(String(await store.get('old'))).toBe('content');
    expect(await store.replace('old', Buffer.from('content'), Buffer.from('resealed'))).toBe(true);
    expect([...s3.objects.values()].map(String)).toEqual(['resealed']);
    expect(String(await store.get('old'))).toBe('resealed');
    await store.remove('old');
  });

  it('is busy, and changes nothing, when it is away or refuses', async () => {
    const store = createS3FileStore(db.pool, bucketOf(), 'away');
    await store.put('x', Buffer.from('first'));
    s3.fail(2); // it is asked three times
    await store.put('x', Buffer.from('second'));
    s3.fail(3);
    await expect(store.put('x', Buffer.from('third'))).rejects.toMatchObject(busy);
    s3.silent = true;
    await expect(bucketOf().get('away/x')).rejects.toMatchObject(busy);
    s3.silent = false;
    expect(String(await store.get('x'))).toBe('second');
    s3.objects.clear();
    await expect(store.get('x')).rejects.toThrow('has lost the file away/x');
    await store.remove('x');
  });

  it.each<[Partial<S3Settings>, string]>([
    [{ secretKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKey: 'NOBODY' }, 'InvalidAccessKeyId'],
    [{ region: 'us-1' }, 'AuthorizationHeaderMalformed'],
    [{ bucket: 'other' }, 'NoSuchBucket'],
  ])('is busy when %o is wrong', async (wrong, refusal) => {
    await expect(bucketOf(wrong).put('away/x/1', Buffer.from('forged'))).rejects.toMatchObject(busy);
    expect(s3.refused.at(-1)).toBe(refusal);
  });

  it.each([
    ['a page', { status: 200, content: Buffer.from('<html>a page</html>') }],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }],
    ['a missing bucket', { status: 404, content: Buffer.from('<Error><Code>NoSuchBucket</Code></Error>') }],
    ['more than any file', { status: 200, content: Buffer.alloc(33 * 1024 * 1024) }],
  ])('is busy, and changes nothing, when %s answers in its place', async (_, answer) => {
    const store = createS3FileStore(db.pool, bucketOf(), 'elsewhere');
    await store.put('x', Buffer.from('kept'));
    s3.instead = answer;
    await expect(store.put('y', Buffer.from('lost'))).rejects.toMatchObject(busy);
    if (answer.status !== 200) await expect(store.remove('x')).rejects.toMatchObject(busy);
    s3.instead = undefined;
    expect(s3.paths).not.toContain('/elsewhere');
    expect(await store.get('y')).toBeUndefined();
    expect(String(await store.get('x'))).toBe('kept');
    await store.remove('x');
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('leaves no object when a file is replaced while it is removed', async () => {
    const bucket = bucketOf();
    const store = createS3FileStore(db.pool, bucket, 'races');
    await store.put('x', Buffer.from('first'));
    const remove = async (key: string): Promise<void> => {
      racing.remove = bucket.remove;
      expect(await store.replace('x', Buffer.from('first'), Buffer.from('resealed'))).toBe(true);
      await bucket.remove(key);
    };
    const racing = { ...bucket, remove };
    await createS3FileStore(db.pool, racing, 'races').remove('x');
    expect([...s3.objects.keys()]).toEqual([]);
    expect(await store.get('x')).toBeUndefined();
  });

  it('is said to be missing when it is configured no more, and nothing of it is forgotten', async () => {
    await createS3FileStore(db.pool, bucketOf(), 'left').put('x', Buffer.from('content'));
    const store = createFileStore(db.pool, 'left');
    await expect(store.get('x')).rejects.toThrow('is in a store that is not configured');
    await expect(store.remove('x')).rejects.toThrow('is in a store that is not configured');
    await createS3FileStore(db.pool, bucketOf(), 'left').remove('x');
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('opens no document that was changed there', async () => {
    const store = createDocumentStore(
      createS3FileStore(db.pool, bucketOf(), 'kyc'),
      createSecretBox('a'.repeat(32), ['b'.repeat(32)]),
      'kyc',
    );
    await store.put('8', Buffer.from('a bill'));
    for (const [key, content] of s3.objects) s3.objects.set(key, Buffer.from(content.map((byte) => byte ^ 1)));
    await expect(store.get('8')).rejects.toThrow();
  });
});
