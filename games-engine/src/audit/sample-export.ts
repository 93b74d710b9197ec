import { sha256Hex } from '#digest';
import { canonicalText } from '../core/canonical.ts';
import {
  consistencyProof,
  formatVerifierKey,
  hashFromHex,
  inclusionProof,
  MemoryTree,
  rangeNodes,
  toHex,
} from '../core/log/index.ts';
import type { LogRecord } from '../core/record.ts';
import { entryLine, type ExportEntry, type ExportHeader } from './export-format.ts';
import { sampleKey, signSample, type SampleEntry } from './sample-log.ts';

/** A whole log in memory, with what an export of any part of it needs. */
export interface SampleExport {
  entries: ExportEntry[];
  tree: MemoryTree;
}

const texts = new WeakMap<object, string>();

/** A record's canonical text; forgers change one record of many, so it is made once for each. */
const textOf = (record: object): string => {
  const known = texts.get(record) ?? canonicalText(record);
  texts.set(record, known);
  return known;
};

/** The log of these entries: numbered, hashed, in a tree. */
export const exportOf = (sample: Iterable<SampleEntry>): SampleExport => {
  const tree = new MemoryTree();
  const entries = Array.from(sample, ({ record, serverSeed }, index) => {
    const hash = sha256Hex(textOf(record));
    tree.append(hashFromHex(hash) ?? new Uint8Array());
    return { hash, index, record, serverSeed };
  });
  return { entries, tree };
};

/** The header of entries [from, to) under the log's signed head. */
export const headerOf = async ({ entries, tree }: SampleExport, from = 0, to = tree.size): Promise<ExportHeader> => {
  const configs = entries.filter(({ index, record }) => index < from && (record as LogRecord).kind === 'config');
  return {
    checkpoint: signSample(tree.size, tree.root()),
    configs: await Promise.all(
      configs.map(async ({ index, record }) => ({
        index,
        proof: (await inclusionProof(index, tree.size, tree.nodes)).map(toHex),
        record,
      })),
    ),
    consistency: to > 0 && to < tree.size ? (await consistencyProof(to, tree.size, tree.nodes)).map(toHex) : [],
    from,
    key: formatVerifierKey(sampleKey),
    kind: 'header',
    left: (await tree.nodes(rangeNodes(0, from))).map(toHex),
    to,
  };
};

/** An export's lines. */
export const linesOfExport = (header: ExportHeader, entries: readonly ExportEntry[]): string[] => [
  canonicalText(header),
  ...entries.map(({ hash, index, record, serverSeed }) => entryLine(hash, index, textOf(Object(record)), serverSeed)),
];
