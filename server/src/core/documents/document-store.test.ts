import { expect, it } from 'vitest';
import { generalCodes } from '../../../contract/general-codes.ts';
import { createSecretBox } from '../auth/secret-box.ts';
import { CallError } from '../realtime/call-error.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';

const [app, first, second] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

const filesOf = (kept: Map<string, Buffer>): FileStore => ({
  put: async (name, content) => void kept.set(name, content),
  get: async (name) => kept.get(name),
  remove: async (name) => void kept.delete(name),
  without: async (beginning) =>
    [...kept].filter(([, content]) => !content.subarray(0, beginning.length).equals(beginning)).map(([name]) => name),
  async replace(name, content, by) {
    const isSame = kept.get(name)?.equals(content) === true;
    if (isSame) kept.set(name, by);
    return isSame;
  },
});

it('documents change their key: what former keys sealed opens, is resealed, and then opens without them', async () => {
  const kept = new Map<string, Buffer>();
  const under = (...secrets: string[]): DocumentStore =>
    createDocumentStore(filesOf(kept), createSecretBox(app, secrets), 'kyc');
  const failed: string[] = [];
  const note = (id: string): void => void failed.push(id);

  await under().put('of the application', Buffer.from('passport'));
  await under(first).put('of the first', Buffer.from('bill'));
  expect(await under().reseal(note)).toBe(0);
  expect(String(await under(second, first).get('of the application'))).toBe('passport');
  await expect(under(second).get('of the first')).rejects.toThrow();
  expect(await under(second).reseal(note)).toBe(1); // the first one is left as it is
  expect(failed).toEqual(['of the first']);
  expect(await under(second, first).reseal(note)).toBe(1);
  expect(await under(second, first).reseal(note)).toBe(0);
  const alone = createDocumentStore(filesOf(kept), createSecretBox('d'.repeat(32), [second]), 'kyc');
  expect([String(await alone.get('of the application')), String(await alone.get('of the first'))]).toEqual([
    'passport',
    'bill',
  ]);
  await under(second).put('copied', Buffer.from('x'));
  kept.set('of another id', kept.get('copied') ?? Buffer.of());
  await expect(under(second).get('of another id')).rejects.toThrow();
});

it('one document that cannot be read holds up no other; a store that is away ends the run', async () => {
  const kept = new Map<string, Buffer>();
  const former = createDocumentStore(filesOf(kept), createSecretBox(app, [first]), 'kyc');
  await Promise.all(['lost', 'whole'].map((id) => former.put(id, Buffer.from('passport'))));
  const resealedBy = (error: Error, failed: string[]): Promise<number> => {
    const files = filesOf(kept);
    const get = async (id: string): Promise<Buffer | undefined> => {
      if (id === 'lost') throw error;
      return files.get(id);
    };
    const store = createDocumentStore({ ...files, get }, createSecretBox(app, [second, first]), 'kyc');
    return store.reseal((id) => failed.push(id));
  };
  await expect(resealedBy(new CallError(generalCodes.busy), [])).rejects.toMatchObject({ code: generalCodes.busy });
  const failed: string[] = [];
  expect(await resealedBy(new Error('gone'), failed)).toBe(1);
  expect(failed).toEqual(['lost']);
});
