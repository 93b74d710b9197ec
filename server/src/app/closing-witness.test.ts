import { spawn, type ChildProcess } from 'node:child_process';
import { sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closingText, type Closing, type RoundRecord } from 'games-engine';
import { cosignatureLine, parseNote, parseVerifierKey, type NoteKey } from 'games-engine/log';
import { closingWitnesses } from 'games-engine/signatures';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicRound } from '../../contract/fairness.contract.ts';
import { createClosings } from '../features/log/closings.ts';
import { createLogSigner } from '../features/log/log-signer.ts';
import { audit, second, secondKey, secretOf, stranger } from '../features/log/testing/witness-fixtures.ts';
import { sharedPlay } from '../testing/shared-play.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const cli = fileURLToPath(new URL('../../../games-engine/src/audit/cli.ts', import.meta.url));
const quick = { countdownMs: 100, spinMs: 100, resultMs: 100 };
const draw = { mode: 'beacon', marginMs: 4000, waitMs: 20_000 }; // time for a witness on a busy machine

let [dir, first, house]: [string, string, TestServer] = [] as never;
const keyFile = (): string => join(dir, 'witness.key');
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'glasshouse-closings-'));
  first = (await audit('witness', '--key-file', keyFile(), '--new-key', 'auditor.example/w1')).out.trim();
  const configs = { battle: { ...quick, draw } };
  house = await startTestServer({ LOG_WITNESSES: `${first} ${secondKey}` }, { configs });
});
afterAll(async () => {
  await house.close();
  await rm(dir, { recursive: true, force: true });
});

/** A witness in a process of its own. */
const startWitness = (server: string, state: string): { child: ChildProcess; output(): string } => {
  const args = ['witness', '--closings', '--server', server, '--state', join(dir, state), '--key-file', keyFile()];
  const child = spawn(process.execPath, [cli, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
};

const logKey = async (): Promise<NoteKey> => {
  const key = parseVerifierKey((await (await fetch(`${house.url}/api/log/key`)).text()).trim());
  if (!key) throw new Error('the log has no key');
  return key;
};

const { freshRound, finished } = sharedPlay('battle');

/** Plays a round; `between` is done while it waits for its beacon. */
const play = async (between: (note: string) => Promise<void> = async () => undefined): Promise<PublicRound> => {
  const [red, blue] = [await house.player(), await house.player()];
  const { roundId } = await freshRound(red);
  await red.call('battle.bet', { bet: 1000, team: 'red' });
  await blue.call('battle.bet', { bet: 1000, team: 'blue' });
  await expect.poll(waiting).toHaveLength(1);
  await between((await waiting())[0] ?? '');
  return finished(red, roundId);
};

const waiting = async (): Promise<string[]> => {
  const answer = (await (await fetch(`${house.url}/api/log/closings`)).json()) as { closings: string[] };
  return answer.closings;
};

const witnessesOf = async ({ record }: PublicRound): Promise<number> => {
  const keys = [first, secondKey].map((text) => parseVerifierKey(text, 'witness')).filter((key) => key !== undefined);
  return closingWitnesses(record as unknown as RoundRecord, await logKey(), keys);
};

const post = async (body: string): Promise<number> => {
  const headers = { 'content-type': 'text/plain' };
  return (await fetch(`${house.url}/api/log/closing/cosignature`, { method: 'POST', body, headers })).status;
};

const cosigned = (note: string, key = second, byte = 2, atMs = Date.now()): string =>
  note +
  cosignatureLine(parseNote(note)?.text ?? '', key, Math.floor(atMs / 1000), (text) =>
    sign(null, text, secretOf(byte)),
  );

describe('a witness of closings', () => {
  it('cosigns each before its beacon is known, and a closing that nobody saw in time is counted out', async () => {
    await play(); // nobody watches
    const { child, output } = startWitness(house.url, 'honest');
    try {
      await expect.poll(output).toContain('watching the closings'); // a busy machine takes its time to start it
      const seen = await play(() => expect.poll(output).toContain('cosigned the closing of the round'));
      expect(await witnessesOf(seen)).toBe(1);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    expect([child.exitCode, output()]).toEqual([0, expect.stringContaining('stopped')]);
    const count = async (): Promise<string> => (await audit('log', '--server', house.url, '--witness', first)).out;
    await expect.poll(count).toContain('closings cosigned in time by 1 of the witnesses: 1 of 2 rounds');
  });

  it('is also sent with the round to viewers who open the game after the close', async () => {
    const viewer = await house.player();
    await play(async (note) => {
      await expect
        .poll(async () => (await viewer.call('battle.load', {})).closing)
        .toMatchObject({ betsHash: /^hash (\w+)$/m.exec(note)?.[1], at: Number(/^at (\d+)$/m.exec(note)?.[1]) });
    });
    await expect.poll(async () => (await viewer.call('battle.load', {})).closing).toBeUndefined(); // the next round's
  });

  it('is taken at its word only for what it has signed, of a closing that waits, in time', async () => {
    const round = await play(async (note) => {
      expect(await post('noise')).toBe(400);
      expect(await post(cosigned(note, stranger, 3))).toBe(403);
      expect(await post(cosigned(note, second, 3))).toBe(400); // another's signature
      expect(await post(cosigned(note.replace('bets 2', 'bets 3')))).toBe(404);
      expect(await post(cosigned(note, second, 2, Date.now() + 60_000))).toBe(400); // when everybody knows the beacon
      expect(await post(cosigned(note))).toBe(200);
      expect(await post(cosigned(note))).toBe(200); // again, without harm
    });
    expect(await witnessesOf(round)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('has the house read a closed round once, and what no witness has signed not at all', async () => {
    const { pool } = house.db;
    const signer = await createLogSigner({ dataDir: house.dataDir });
    const closings = createClosings({ pool, signer, witnesses: [secondKey] });
    await play(async (note) => {
      const query = vi.spyOn(pool, 'query');
      const answers = await Promise.all(Array.from({ length: 100 }, () => closings.waiting()));
      expect(new Set(answers.flat())).toEqual(new Set([note]));
      expect(query).toHaveBeenCalledTimes(101); // rounds closed each time, and the round itself
      await expect(closings.add(cosigned(note, stranger, 3))).rejects.toMatchObject({ status: 403 });
      expect(query).toHaveBeenCalledTimes(101);
      query.mockRestore();
    });
  });

  it.each<[string, Partial<Closing>]>([
    ['of one round', { betsHash: 'd'.repeat(64) }],
    ['under one seed, for rounds of two ids', { betsHash: 'd'.repeat(64), roundId: `${'0'.repeat(35)}1`, number: 2 }],
    ['for one number, of rounds of two seeds', { roundId: `${'0'.repeat(35)}1`, commitment: 'd'.repeat(64) }],
  ])('a witness that is shown two closings %s prints both and ends', async (why, other) => {
    const signer = await createLogSigner({ dataDir: dir });
    const closing: Closing = {
      game: 'battle',
      roundId: '0192f0c1-0000-7000-8000-000000000001',
      number: 1,
      commitment: 'a'.repeat(64),
      source: 'b'.repeat(64),
      beaconRound: 7,
      bets: 2,
      betsHash: 'c'.repeat(64),
      at: 1_763_000_000_000,
    };
    const noteOf = (closing: Closing): string => {
      const text = closingText(signer.key.name, closing);
      const bytes = Buffer.concat([signer.key.keyHash, Buffer.from(signer.signText(text), 'base64')]);
      return `${text}\n— ${signer.key.name} ${bytes.toString('base64')}\n`;
    };
    let shown = noteOf(closing);
    const server = createServer((request, response) => {
      if (request.url === '/api/log/key') response.end(`${signer.verifierKey}\n`);
      else response.setHeader('content-type', 'application/json').end(JSON.stringify({ closings: [shown] }));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { child, output } = startWitness(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      `forked ${why}`,
    );
    const ended = once(child, 'exit');
    try {
      await expect.poll(output).toContain('cosigned the closing');
      shown = noteOf({ ...closing, ...other });
      expect((await ended)[0]).toBe(1);
    } finally {
      child.kill();
      server.close();
    }
    expect(output()).toContain(`FORK of ${signer.key.name}: two closings`);
    for (const each of [closing, { ...closing, ...other }]) expect(output()).toContain(noteOf(each));
  });
});
