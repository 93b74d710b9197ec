import { files } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KYC_BYTES, KYC_PENDING } from '../../../contract/features/kyc-values.ts';
import type { KycAnswer, KycDocument } from '../../../contract/features/kyc.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { buildPhoto } from '../../core/documents/testing/document-fixtures.ts';

let server: TestServer;
let admin: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.player({ roles: ['admin'] });
});
afterAll(() => server.close());

interface Sent {
  status: number;
  answer: KycAnswer;
}

const send = async (
  player: TestPlayer | undefined,
  body: Buffer,
  { kind = 'passport', type = 'image/jpeg', headers = {} }: { kind?: string; type?: string; headers?: object } = {},
): Promise<Sent> => {
  const response = await fetch(`${server.url}/api/user/kyc?kind=${kind}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(player && { cookie: `token=${player.token}` }), ...headers },
    body: new Uint8Array(body),
  });
  return { status: response.status, answer: (await response.json()) as KycAnswer };
};

const fetchDocument = (player: TestPlayer | undefined, id: string): Promise<Response> =>
  fetch(
    `${server.url}/api/office/identity/${id}?purpose=review`,
    player && { headers: { cookie: `token=${player.token}` } },
  );

const countFiles = async (): Promise<number> => {
  const { rows } = await server.db.pool.query<{ files: number }>(
    `SELECT count(*)::int AS files FROM stored_file WHERE area = 'kyc'`,
  );
  return rows[0]?.files ?? 0;
};

interface Loaded {
  status: string;
  documents: KycDocument[];
  mayAdd: boolean;
}

describe('a document', () => {
  it('waits for a review, tells its player so, and lies sealed', async () => {
    const player = await server.player();
    const pushed = new Promise<{ payload: { data: { kyc: string } } }>((resolve) =>
      player.legacy.once('loadUser', resolve),
    );
    const { status, answer } = await send(player, await buildPhoto());
    expect([status, answer]).toEqual([200, { success: true, data: { id: expect.any(String) } }]);
    expect((await pushed).payload.data.kyc).toBe('pending');
    const loaded = await player.call<Loaded>('kyc.load');
    expect(loaded).toMatchObject({ status: 'pending', mayAdd: true });
    expect(loaded.documents).toEqual([
      {
        id: answer.data?.id,
        kind: 'passport',
        bytes: expect.any(Number),
        status: 'pending',
        reason: null,
        expires: null,
        createdAt: expect.any(Number),
        reviewedAt: null,
      },
    ]);
    const file = await files.getFile(server.db.pool, 'kyc', answer.data?.id ?? '');
    expect(file?.includes(Buffer.from('ffd8ff', 'hex'))).toBe(false);
    expect(file?.length).toBe((loaded.documents[0]?.bytes ?? 0) + 28);
  });

  it('is shown under who looks, when and what for, never as it was sent, and leaves a line in the trail', async () => {
    const player = await server.player();
    const scan = Buffer.concat([await buildPhoto({ format: 'png' }), Buffer.from('<script>alert(1)</script>')]);
    const { answer } = await send(player, scan, { kind: 'address_proof', type: 'image/png' });
    const id = answer.data?.id ?? '';
    const response = await fetchDocument(admin, id);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.subarray(0, 3).toString('hex'), bytes.includes('alert(1)')]).toEqual(['ffd8ff', false]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { rows } = await server.db.pool.query(
      `SELECT kind, actor_id AS actor, details->>'purpose' AS purpose FROM account_event
       WHERE user_id = $1 AND kind LIKE 'kyc.%' ORDER BY id`,
      [player.userId],
    );
    expect(rows).toEqual([
      { kind: 'kyc.uploaded', actor: null, purpose: null },
      { kind: 'kyc.viewed', actor: admin.userId, purpose: 'review' },
    ]);
    const purposeless = await fetch(`${server.url}/api/office/identity/${id}`, {
      headers: { cookie: `token=${admin.token}` },
    });
    expect(purposeless.status).toBe(400);
  });

  it('a document that was kept as a PDF once is not given any more', async () => {
    const player = await server.player();
    const { answer } = await send(player, await buildPhoto());
    const id = answer.data?.id ?? '';
    await server.database.owner.query(`UPDATE kyc_document SET media_type = 'application/pdf' WHERE id = $1`, [id]);
    expect((await fetchDocument(admin, id)).status).toBe(404);
  });

  it('is not given when its file was changed, or lies under the name of another', async () => {
    const player = await server.player();
    const [one, two] = [await send(player, await buildPhoto()), await send(player, await buildPhoto({ hue: 9 }))];
    await server.db.pool.query(
      `UPDATE stored_file SET content = (SELECT content FROM stored_file WHERE name = $2) WHERE name = $1`,
      [one.answer.data?.id, two.answer.data?.id],
    );
    expect((await fetchDocument(admin, one.answer.data?.id ?? '')).status).toBe(500);
    expect((await fetchDocument(admin, two.answer.data?.id ?? '')).status).toBe(200);
  });

  it('is shown to nobody without the right to documents', async () => {
    const [player, other] = [await server.player(), await server.player({ roles: ['moderator'] })];
    const { answer } = await send(player, await buildPhoto());
    const id = answer.data?.id ?? '';
    const statuses = await Promise.all(
      [undefined, player, other].map(async (who) => (await fetchDocument(who, id)).status),
    );
    expect(statuses).toEqual([401, 403, 403]);
    for (const unknown of ['0199aaaa-0000-7000-8000-000000000000', 'x', '..%2F..%2Fapp-secret'])
      expect((await fetchDocument(admin, unknown)).status).toBe(404);
  });
});

/** A body that fits its type. Of a PDF, the one whose check once stopped the site. */
const bodyOf = ({ type }: { type?: string; kind?: string }): Buffer | Promise<Buffer> => {
  if (type === 'application/json') return Buffer.from('{}');
  if (type === 'application/pdf') return Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(KYC_BYTES / 8)}%%EOF`);
  return buildPhoto();
};

describe('a sent file', () => {
  it('is refused from a guest and from another site before it is read', async () => {
    const player = await server.player();
    expect((await send(undefined, await buildPhoto())).status).toBe(401);
    const foreign = await send(player, await buildPhoto(), { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect((await player.call<Loaded>('kyc.load')).documents).toEqual([]);
  });

  it.each([
    [{ kind: 'selfie' }, 400, 400],
    [{ kind: '' }, 400, 400],
    [{ type: 'image/gif' }, 400, 'KYC_WRONG_TYPE'],
    [{ type: 'application/json' }, 400, 'KYC_WRONG_TYPE'],
    [{ type: 'text/html' }, 400, 'KYC_WRONG_TYPE'],
    [{ type: 'application/pdf' }, 400, 'KYC_WRONG_TYPE'],
  ] as const)('with %j is refused with a reason', async (options, status, code) => {
    const player = await server.player({ language: 'en' });
    const refused = await send(player, await bodyOf(options), options);
    expect(refused).toMatchObject({ status, answer: { success: false, code, msg: expect.stringMatching(/\.$/) } });
  });

  it('may not be larger than ten megabytes', async () => {
    const refused = await send(await server.player(), Buffer.alloc(KYC_BYTES + 1, 0xff));
    expect(refused).toMatchObject({ status: 413, answer: { code: 'KYC_TOO_LARGE' } });
  });

  it('is taken once', async () => {
    const player = await server.player();
    const photo = await buildPhoto();
    const sent = await Promise.all([send(player, photo), send(player, photo), send(player, photo)]);
    expect(sent.map(({ answer }) => answer.code ?? 'taken').toSorted()).toEqual([
      'KYC_DUPLICATE',
      'KYC_DUPLICATE',
      'taken',
    ]);
  });

  it('is no more than may wait, however much comes at once, and leaves no file behind', async () => {
    const player = await server.player();
    const before = await countFiles();
    const photos = await Promise.all(Array.from({ length: KYC_PENDING + 4 }, (_, hue) => buildPhoto({ hue: hue * 9 })));
    const sent = await Promise.all(photos.map((photo) => send(player, photo)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(KYC_PENDING);
    expect(new Set(sent.map(({ answer }) => answer.code))).toEqual(new Set([undefined, 'KYC_TOO_MANY']));
    expect(await player.call<Loaded>('kyc.load')).toMatchObject({ mayAdd: false });
    expect(await countFiles()).toBe(before + KYC_PENDING);
  });

  it('too fast is told to wait', async () => {
    const player = await server.player();
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(player, Buffer.from('x'))));
    const slow = sent.find(({ status }) => status === 429);
    expect(slow?.answer).toMatchObject({ code: 429, retryAfterMs: expect.any(Number) });
  });
});
