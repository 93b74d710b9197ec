import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { formatVerifierKey, noteKey, signCheckpoint } from '../core/log/index.ts';
import { header, key, log, LOST, sample } from './dice-sample.ts';
import type { ExportHeader } from './export-format.ts';
import { auditLines, type Verdict } from './forgery.ts';
import { exportOf, headerOf, linesOfExport } from './sample-export.ts';
import { sampleKey } from './sample-log.ts';

describe('an audit finds a head', () => {
  const audited = (change: Partial<ExportHeader>, trusted?: string): Verdict =>
    auditLines(linesOfExport({ ...header, ...change }, log.entries), trusted ?? key);

  it('an audit finds a head of a tree that is not these entries’', () => {
    const forged = exportOf(sample().toSpliced(LOST, 1, ...sample().slice(1, 2)));
    return headerOf(forged).then((other) => {
      expect(audited({ checkpoint: other.checkpoint }).paths).toEqual(['root']);
    });
  });

  it('an audit finds a head whose size or root was altered', () => {
    const [text, ...rest] = header.checkpoint.split('\n');
    expect(audited({ checkpoint: [text, '71', ...rest.slice(1)].join('\n') }).paths).toEqual(['checkpoint']);
  });

  it('an audit finds a head that somebody else signed under the log’s name', () => {
    const secret = new Uint8Array(32).fill(66);
    const impostor = noteKey(sampleKey.name, ed25519.getPublicKey(secret));
    const checkpoint = signCheckpoint({ origin: impostor.name, size: 70, root: log.tree.root() }, impostor, (text) =>
      ed25519.sign(text, secret),
    );
    expect(audited({ checkpoint }).paths).toEqual(['checkpoint']);
    expect(audited({ checkpoint, key: formatVerifierKey(impostor) }).paths).toEqual(['key']); // a key is trusted or it is not
  });

  it('an audit finds a head that is smaller than the export', () => {
    return headerOf(exportOf(sample().slice(0, 50))).then(({ checkpoint }) => {
      expect(audited({ checkpoint }).paths).toEqual(['to']);
    });
  });

  it('to which no proof leads', async () => {
    const part = await headerOf(log, 10, 40);
    const auditPart = (change: Partial<ExportHeader>): string[] =>
      auditLines(linesOfExport({ ...part, ...change }, log.entries.slice(10, 40))).paths;
    expect(auditPart({})).toEqual([]);
    expect(auditPart({ consistency: part.consistency.toReversed() })).toEqual(['consistency']);
    expect(auditPart({ consistency: [] })).toEqual(['consistency']);
    expect(auditPart({ left: part.left.map(() => 'f'.repeat(64)) })).toEqual(['consistency']);
    expect(auditPart({ left: [] })).toEqual(['left']);
    const [config] = part.configs;
    expect(auditPart({ configs: config ? [{ ...config, proof: config.proof.toReversed() }] : [] })[0]).toBe('proof');
    expect(auditPart({ configs: [] })[0]).toBe('config.version');
  });

  it('an audit finds a missing head', () => {
    expect(auditLines(linesOfExport(header, log.entries).slice(1)).failures[0]?.what).toBe('the header');
    expect(auditLines([]).summary.head).toBeUndefined();
  });
});
