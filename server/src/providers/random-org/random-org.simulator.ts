import { generateKeyPair, randomInt, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { z } from 'zod';
import { integersParamsSchema, requestSchema, verifyParamsSchema } from './random-org.contract.ts';
import { ALGORITHM, hashedApiKey, isSignedBy } from './random-org.signature.ts';

/** Modes of the simulator: well-behaved, or one of the faults of the real one. */
export const simulatorModes = [
  'well',
  'bad signature', // signed by a key that nobody knows
  'changed data', // another number than the one that was signed
  'wrong range', // a rightly signed draw from 0 to 15
  'two numbers', // a rightly signed draw of two
  'other round', // a rightly signed draw for another round
  'other key', // a rightly signed draw for another API key
  'replayed', // the answer before, once more
  'silent', // takes the request and never answers
  'half', // sends half an answer and no more
  'endless', // sends without an end
  'HTTP 500',
  'redirect',
  'not JSON',
  'not the contract',
  'out of quota', // random.org's error 402
  'later', // asks not to be called for a minute
] as const;
export type SimulatorMode = (typeof simulatorModes)[number];

export interface RandomOrgSimulator {
  url: string;
  publicKey: string; // DER in base64
  mode: SimulatorMode;
  readonly requests: number; // requests that reached it
  close(): Promise<void>;
}

/** JSON-RPC error of the contract. */
class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
  }
}

interface State {
  mode: SimulatorMode;
  serial: number;
  last: object | undefined; // the result before
  privateKey: KeyObject;
  strangeKey: KeyObject;
  publicKey: KeyObject;
  apiKey: string | undefined; // undefined: any
}

const keyPair = promisify(generateKeyPair);
const newKeys = (): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> => keyPair('rsa', { modulusLength: 2048 });

/**
 * random.org's signed API on a loopback port, with keys of its own: for tests and for a house without an account. It
 * speaks the contract (POST, JSON-RPC 2.0, `generateSignedIntegers`, `verifySignature`) and fails on request.
 */
export const startRandomOrgSimulator = async ({
  apiKey,
  port = 0,
}: { apiKey?: string; port?: number } = {}): Promise<RandomOrgSimulator> => {
  const [houseKeys, strange] = await Promise.all([newKeys(), newKeys()]);
  const state: State = {
    mode: 'well',
    serial: 0,
    last: undefined,
    privateKey: houseKeys.privateKey,
    strangeKey: strange.privateKey,
    publicKey: houseKeys.publicKey,
    apiKey,
  };
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void serve(state, request, response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/json-rpc/4/invoke`,
    publicKey: houseKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    get requests() {
      return requests;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const serve = async (state: State, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const text = await readBody(request);
  if (request.method !== 'POST') return void response.writeHead(405).end();
  if (!request.headers['content-type']?.startsWith('application/json')) return void response.writeHead(415).end();
  switch (state.mode) {
    case 'silent':
      return;
    case 'endless':
      return sendForever(response);
    case 'HTTP 500':
      return void response.writeHead(500).end('{"jsonrpc":"2.0"}');
    case 'redirect':
      return void response.writeHead(302, { location: '/elsewhere' }).end();
    case 'not JSON':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
    case 'not the contract':
      return void response.writeHead(200).end('{"jsonrpc":"2.0","result":{"random":[20]},"id":1}');
    default: {
      const body = answer(state, text);
      response.writeHead(200, { 'content-type': 'application/json' });
      return void (state.mode === 'half' ? response.write(body.slice(0, body.length / 2)) : response.end(body));
    }
  }
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const sendForever = (response: ServerResponse): void => {
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(16_384)));
  };
  response.writeHead(200).on('drain', more);
  more();
};

const answer = (state: State, text: string): string => {
  let id: number | string | null = null;
  try {
    const request = requestSchema.safeParse(parse(text));
    if (!request.success) throw new RpcError(-32_600, 'Invalid Request');
    const { method, params } = request.data;
    ({ id } = request.data);
    return JSON.stringify({ jsonrpc: '2.0', result: perform(state, method, params), id });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return JSON.stringify({ jsonrpc: '2.0', error: { code: error.code, message: error.message, data: null }, id });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError(-32_700, 'Parse error');
  }
};

const perform = (state: State, method: string, params: unknown): object => {
  switch (method) {
    case 'generateSignedIntegers':
      return generate(state, valid(integersParamsSchema, params));
    case 'verifySignature': {
      const { random, signature } = valid(verifyParamsSchema, params);
      return { authenticity: isSignedBy(state.publicKey, JSON.stringify(random), signature) };
    }
    default:
      throw new RpcError(-32_601, 'Method not found');
  }
};

const valid = <T>(schema: z.ZodType<T>, params: unknown): T => {
  const { success, data } = schema.safeParse(params);
  if (!success) throw new RpcError(-32_602, 'Invalid params');
  return data;
};

type Params = z.output<typeof integersParamsSchema>;

const generate = (state: State, params: Params): object => {
  if (state.apiKey !== undefined && params.apiKey !== state.apiKey)
    throw new RpcError(400, 'The API key you specified does not exist');
  if (state.mode === 'out of quota') throw new RpcError(402, 'The API key has exceeded its daily quota of requests');
  if (state.mode === 'replayed' && state.last) return state.last;
  state.serial += 1;
  const random = signedRandom(asked(params, state.mode), state.serial);
  const signer = state.mode === 'bad signature' ? state.strangeKey : state.privateKey;
  const signature = sign(ALGORITHM, Buffer.from(JSON.stringify(random)), signer).toString('base64');
  const shown = state.mode === 'changed data' ? { ...random, data: random.data.map((value) => value ^ 1) } : random;
  state.last = {
    random: shown,
    signature,
    cost: 0,
    bitsUsed: 5,
    bitsLeft: 249_995,
    requestsLeft: 999,
    advisoryDelay: state.mode === 'later' ? 60_000 : 0,
  };
  return state.last;
};

/** The request as a mode understands it. */
const asked = (params: Params, mode: SimulatorMode): Params => {
  switch (mode) {
    case 'wrong range':
      return { ...params, max: 15 };
    case 'two numbers':
      return { ...params, n: 2 };
    case 'other round':
      return { ...params, userData: { roundId: '00000000-0000-7000-8000-000000000000' } };
    case 'other key':
      return { ...params, apiKey: `not ${params.apiKey}` };
    default:
      return params;
  }
};

// members in the order of random.org's documentation: the signature is of this text
const signedRandom = ({ apiKey, n, min, max, replacement = true, userData = null }: Params, serialNumber: number) => ({
  method: 'generateSignedIntegers',
  hashedApiKey: hashedApiKey(apiKey),
  n,
  min,
  max,
  replacement,
  base: 10,
  pregeneratedRandomization: null,
  data: Array.from({ length: n }, () => randomInt(min, max + 1)),
  license: {
    type: 'developer',
    text: 'Random values licensed strictly for development and testing only',
    infoUrl: null,
  },
  licenseData: null,
  userData,
  ticketData: null,
  completionTime: `${new Date().toISOString().slice(0, 19).replace('T', ' ')}Z`,
  serialNumber,
});
