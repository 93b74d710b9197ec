import { createHash } from 'node:crypto';
import { canonicalText } from 'games-engine';
import { analyses } from 'games-engine/analysis';
import { leafHash, toHex } from 'games-engine/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuditedHouse, type AuditedHouse } from './testing/audit-fixtures.ts';

let house: AuditedHouse;
beforeAll(async () => {
  house = await openAuditedHouse();
});
afterAll(() => house.close());

/** The record that the log has at an index, from the public reader. */
const leafAt = async (index: number): Promise<{ record: Record<string, unknown>; hash: string }> => {
  const { lines } = await house.readerOver(house.db.pool).entries({ from: index, to: index + 1 });
  let text = '';
  for await (const piece of lines) text += piece;
  return JSON.parse(text.split('\n')[1] ?? '') as { record: Record<string, unknown>; hash: string };
};

describe('audit.version', () => {
  it('says through whose hands a version went, each step with its leaf', async () => {
    const [author, , approver] = house.bettors;
    const { version } = await house.ask('audit.version', { game: 'wheel', version: 2 });
    expect(version).toMatchObject({
      status: 'active',
      author: { userId: author.publicId },
      approver: { userId: approver.publicId },
      issuedAt: 1,
    });
    expect(version?.events.map(({ kind, actor, reason }) => [kind, actor?.userId, reason])).toEqual([
      ['saved', author.publicId, 'raise the limit'],
      ['checked', author.publicId, ''],
      ['approved', approver.publicId, 'looks right'],
      ['activated', approver.publicId, 'from today'],
    ]);
    expect(version?.events[1]?.findings).toMatchObject([
      { rule: 'rtp', severity: 'warning', got: 0.95, allowed: { max: 0.94 } },
    ]);
    for (const event of version?.events ?? []) {
      const { record } = await leafAt(event.logIndex ?? -1);
      expect(record).toMatchObject({ kind: 'config.event', event: event.kind, game: 'wheel', version: 2 });
      expect([record['actor'], record['reason'], record['at']]).toEqual([event.actor?.userId, event.reason, event.at]);
    }
    expect((await leafAt(version?.logIndex ?? -1)).record).toMatchObject({ kind: 'config', config: version?.config });
  });

  it('holds it beside the version that it took over from, and the one it was based on', async () => {
    const { version } = await house.ask('audit.version', { game: 'wheel', version: 2 });
    const { version: first } = await house.ask('audit.version', { game: 'wheel', version: 1 });
    const content = { version: 1, hash: first?.hash, config: first?.config, rtpPercent: first?.rtpPercent };
    expect(version).toMatchObject({ tookOverFrom: content, basedOn: content });
    expect(first).toMatchObject({ author: null, approver: null, tookOverFrom: null, basedOn: null, status: 'retired' });
    const changed = Object.keys(version?.config ?? {}).filter(
      (field) => canonicalText(version?.config[field]) !== canonicalText(first?.config[field]),
    );
    expect(changed).toEqual(['maxStakeMinor']);
    expect(createHash('sha256').update(canonicalText(version?.config)).digest('hex')).toBe(version?.hash);
  });

  it('takes the approver from the trail, whatever the version itself says', async () => {
    const [, other, approver] = house.bettors;
    const before = await house.ask('audit.version', { game: 'wheel', version: 2 });
    await house.db.owner.query(`UPDATE game_config SET approved_by = $1 WHERE game = 'wheel' AND version = 2`, [
      other.userId,
    ]);
    const after = await house.ask('audit.version', { game: 'wheel', version: 2 });
    expect((await house.ask('audit.gaps', {})).gaps.map(({ kind }) => kind)).toContain('approval');
    await house.db.owner.query(`UPDATE game_config SET approved_by = $1 WHERE game = 'wheel' AND version = 2`, [
      approver.userId,
    ]);
    expect(after).toEqual(before);
  });

  it('knows no version that is not there', async () => {
    expect(await house.ask('audit.version', { game: 'wheel', version: 3 })).toEqual({ version: null });
    expect(await house.ask('audit.version', { game: 'poker', version: 1 })).toEqual({ version: null });
  });

  it('stands beside the changes of what versions are held to, by two people each, with their leaves', async () => {
    const [, author, approver] = house.bettors;
    const { changes } = await house.ask('audit.guardrails', { game: 'dice' });
    expect(changes.map(({ version }) => version)).toEqual([2, 1]);
    for (const { after, at, before, logIndex, ...change } of changes) {
      const { record } = await leafAt(logIndex ?? -1);
      expect(change).toMatchObject({ author: { userId: author.publicId }, approver: { userId: approver.publicId } });
      const { decision, game, reason, version } = change;
      const people = { approver: approver.publicId, author: author.publicId, decision, reason };
      const was = version === 1 ? null : { maxRuinPpm: '1' };
      expect(record).toEqual({ ...people, after, at, before: was, game, kind: 'guardrail', version });
      expect(before).toEqual({ ...analyses.dice.defaultBounds, ...was });
    }
    expect(await house.ask('audit.guardrails', { game: 'mines' })).toEqual({ changes: [] });
  });

  it('gives indexes that belong to the head', async () => {
    const reader = house.readerOver(house.db.pool);
    const { version } = await house.ask('audit.version', { game: 'wheel', version: 2 });
    const index = version?.events[2]?.logIndex ?? -1;
    const size = (await reader.head())?.size ?? 0;
    const { hash } = await leafAt(index);
    expect((await reader.inclusion(index, size)).leafHash).toBe(toHex(leafHash(Buffer.from(hash, 'hex'))));
  });
});
