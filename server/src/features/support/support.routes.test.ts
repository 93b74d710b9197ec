import { randomUUID } from 'node:crypto';
import { files } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SUPPORT_ATTACHMENTS, MAX_SUPPORT_FILES_A_DAY } from '../../../contract/features/support-values.ts';
import { createSecretBox } from '../../core/auth/secret-box.ts';
import { createDocumentStore } from '../../core/documents/document-store.ts';
import { createFileStore } from '../../core/documents/file-store.ts';
import { buildPhoto } from '../../core/documents/testing/document-fixtures.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { createSupportUpload } from './support-upload.ts';
import { newGuestKey, upload, write } from './testing/support-fixtures.ts';

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  photo = await buildPhoto({ width: 300, height: 300 });
}, 60_000);
afterAll(() => server.close());

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);
const get = (path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });
const cookie = ({ token }: TestPlayer) => ({ cookie: `token=${token}` });
const fileOf = (uid: string): Promise<Buffer | undefined> => files.getFile(server.db.pool, 'support', uid);
const uploaded = async (who: { token?: string; guestKey?: string }): Promise<string> =>
  (await upload(server, photo, who)).answer.data?.uid ?? '';

describe('a picture', () => {
  it('lies sealed and drawn again, and belongs to one message of who sent it', async () => {
    const [ann, eve] = [await server.player(), await server.player()];
    const script = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { status, answer } = await upload(server, script, ann);
    expect([status, answer]).toEqual([
      200,
      { success: true, data: { uid: expect.any(String), mime: 'image/jpeg', bytes: expect.any(Number) } },
    ]);
    const { uid = '', bytes = 0 } = answer.data ?? {};
    const file = await fileOf(uid);
    expect([file?.length, file?.includes(Buffer.from('ffd8ff', 'hex'))]).toEqual([bytes + 28, false]);
    const stolen = { text: 'x', requestId: randomUUID(), attachments: [uid] };
    expect(await eve.refusal('support.send', stolen)).toMatchObject({ code: 'SUPPORT_ATTACHMENT' });
    const { message, conversation } = await write(ann, '', { attachments: [uid] });
    expect(message.attachments).toEqual([{ uid, mime: 'image/jpeg', bytes }]);
    const twice = { ...stolen, requestId: randomUUID(), conversation: conversation.uid };
    expect(await ann.refusal('support.send', twice)).toMatchObject({ code: 'SUPPORT_ATTACHMENT' });
    const response = await get(`/api/support/attachment/${uid}`, cookie(ann));
    const picture = Buffer.from(await response.arrayBuffer());
    expect([picture.subarray(0, 3).toString('hex'), picture.includes('alert(1)')]).toEqual(['ffd8ff', false]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is given to its player or guest and to staff of its queue, who leave a line in the trail; to nobody else', async () => {
    const [ann, eve] = [await server.player(), await server.player()];
    const moderator = await server.player({ roles: ['moderator'] });
    const cashier = await server.player({ roles: ['payments'] });
    const guestKey = newGuestKey();
    const [ofAnn, ofGuest] = [await uploaded(ann), await uploaded({ guestKey })];
    const path = `/api/support/attachment/${ofAnn}`;
    const office = `/api/office/support/attachment/${ofAnn}`;
    const status = async (to: string, headers: Record<string, string>) => (await get(to, headers)).status;
    expect(await status(office, cookie(moderator))).toBe(404); // not sent yet
    await write(ann, 'see this', { attachments: [ofAnn] });
    expect(await status(`/api/support/attachment/${ofGuest}`, { 'x-support-guest': guestKey })).toBe(200);
    expect(await status(`/api/support/attachment/${ofGuest}`, { 'x-support-guest': newGuestKey() })).toBe(404);
    expect([await status(path, cookie(eve)), await status(path, {})]).toEqual([404, 400]);
    expect(await status('/api/support/attachment/..%2Fx', cookie(ann))).toBe(404);
    expect([await status(office, {}), await status(office, cookie(ann))]).toEqual([401, 403]);
    expect([await status(office, cookie(cashier)), await status(office, cookie(moderator))]).toEqual([403, 200]);
    const { rows } = await sql(
      `SELECT actor_id AS actor FROM account_event WHERE user_id = $1 AND kind = 'support.viewed'`,
      [ann.userId],
    );
    expect(rows).toEqual([{ actor: moderator.userId }]);
  });

  it('is refused when it is none, too many in a day, or from another site', async () => {
    const ann = await server.player({ language: 'en' });
    const refused = async (bytes: Buffer, more: object = {}) => {
      const { status, answer } = await upload(server, bytes, { ...ann, ...more });
      return [status, answer.code, answer.msg];
    };
    expect(await refused(Buffer.from('text'))).toEqual([400, 'KYC_WRONG_TYPE', expect.stringMatching(/JPEG/)]);
    expect(await refused(photo, { type: 'image/gif' })).toEqual([400, 'KYC_WRONG_TYPE', expect.any(String)]);
    expect((await upload(server, photo, {})).answer.code).toBe('SUPPORT_GUEST_KEY');
    const foreign = await fetch(`${server.url}/api/support/attachment`, {
      method: 'POST',
      headers: { ...cookie(ann), 'content-type': 'image/jpeg', origin: 'https://evil.example' },
      body: new Uint8Array(photo),
    });
    expect(foreign.status).toBe(403);
    await sql(
      `INSERT INTO support_attachment (uid, user_id, mime, bytes, at)
       SELECT gen_random_uuid(), $1, 'image/jpeg', 1, $2 FROM generate_series(1, $3)`,
      [ann.userId, Date.now(), MAX_SUPPORT_FILES_A_DAY],
    );
    expect(await refused(photo)).toEqual([400, 'SUPPORT_TOO_MANY_FILES', expect.stringMatching(/today/)]);
    const six = Array.from({ length: MAX_SUPPORT_ATTACHMENTS + 1 }, () => randomUUID());
    const sent = { text: 'x', requestId: randomUUID(), attachments: six };
    expect(await ann.refusal('support.send', sent)).toMatchObject({ code: 400, field: 'attachments' });
  });

  it('is forgotten after a day when it is never sent, and its file with it', async () => {
    const ann = await server.player();
    const uid = await uploaded(ann);
    const [kept] = (await write(ann, 'x', { attachments: [await uploaded(ann)] })).message.attachments;
    const { db } = server;
    const clock = { now: () => Date.now() + 86_400_001 };
    const files = createFileStore(db.pool, 'support');
    const left = randomUUID();
    await files.put(left, Buffer.from('its removal failed once'));
    const store = createDocumentStore(files, createSecretBox('a secret of the tests, of 32 letters'), 'support');
    await createSupportUpload({ db, em: () => db.orm.em.fork(), clock, store }).forget();
    const found = await Promise.all([uid, left, kept?.uid ?? ''].map(fileOf));
    expect(found).toEqual([undefined, undefined, expect.any(Buffer)]);
    expect((await get(`/api/support/attachment/${uid}`, cookie(ann))).status).toBe(404);
  });
});
