import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beaconChainHash, beaconRandomness, beaconTimeMs, type BeaconChain } from 'games-engine';
import { beaconKeyOf } from 'games-engine/signatures';
import { TOO_EARLY } from './drand.contract.ts';

/** Modes of the simulator: well-behaved, or one of the faults of a relay. */
export const drandModes = [
  'well',
  'late', // says "too early" for as long as this lasts
  'forged', // signed by another key
  'another round', // a rightly signed round that was not asked for
  'silent', // takes the request and never answers
  'endless', // sends without an end
  'down', // answers with status 500
  'not JSON',
] as const;
export type DrandMode = (typeof drandModes)[number];

export interface DrandSimulator {
  url: string;
  chain: BeaconChain;
  mode: DrandMode;
  close(): Promise<void>;
}

export interface DrandSimulatorOptions {
  secret: string; // the same secret is the same beacon, in every process
  now(): number; // ms since epoch
  periodSeconds?: number; // 3 unless given, as drand's quicknet
}

/**
 * drand's HTTP API on a loopback port with a key of its own: for a house without an outside network, and for tests. Its
 * rounds are real signatures, but the holder of the key knows them in advance, so they prove nothing about the house.
 */
export const startDrandSimulator = async ({
  secret,
  now,
  periodSeconds = 3,
}: DrandSimulatorOptions): Promise<DrandSimulator> => {
  const terms = { id: 'simulated', genesisTime: 0, periodSeconds };
  const beaconKey = beaconKeyOf(secret, terms);
  const strange = beaconKeyOf(`not ${secret}`, terms);
  const prefix = `/${beaconChainHash(beaconKey.chain)}/public/`;
  const state: { mode: DrandMode } = { mode: 'well' };

  const answer = (asked: number): object => {
    const round = state.mode === 'another round' ? asked - 1 : asked;
    const { signature } = (state.mode === 'forged' ? strange : beaconKey).sign(round);
    return { round, randomness: beaconRandomness(signature), signature };
  };

  const serve = (path: string, response: ServerResponse): void => {
    const asked = path.startsWith(prefix) ? Number(path.slice(prefix.length)) : Number.NaN;
    if (!Number.isSafeInteger(asked) || asked < 1) return void response.writeHead(404).end();
    if (state.mode === 'silent') return;
    if (state.mode === 'down') return void response.writeHead(500).end();
    if (state.mode === 'endless') return sendForever(response);
    if (state.mode === 'late' || beaconTimeMs(beaconKey.chain, asked) > now())
      return void response.writeHead(TOO_EARLY).end();
    const body = state.mode === 'not JSON' ? '<h1>It works</h1>' : JSON.stringify(answer(asked));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };

  const server = createServer((request, response) => serve(request.url ?? '', response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chain: beaconKey.chain,
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const sendForever = (response: ServerResponse): void => {
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(16_384)));
  };
  response.writeHead(200).on('drain', more);
  more();
};
