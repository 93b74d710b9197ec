import { parentPort, workerData } from 'node:worker_threads';
import { houseAnalyses } from '../games/analyses.ts';
import type { AskedSheet } from './hash-sheets.ts';
import { sheetHash } from './report-sheets.ts';

const asked = workerData as readonly AskedSheet[];
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(asked.map(({ issuedAt, ...subject }) => sheetHash(houseAnalyses, subject, issuedAt)));
