import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SiteverifyAnswer } from './recaptcha.contract.ts';

/** Modes of the simulator: well-behaved, or one of the faults of the real one. */
export const recaptchaModes = [
  'well',
  'low score',
  'other action',
  'other site',
  'no score', // as version 2 answers
  'silent', // takes the request and never answers
  'HTTP 500',
  'redirect',
  'not JSON',
  'not the contract',
] as const;
export type RecaptchaMode = (typeof recaptchaModes)[number];

export interface RecaptchaSimulator {
  url: string;
  mode: RecaptchaMode;
  readonly asked: readonly URLSearchParams[]; // queries sent to siteverify
  /** A token as a browser would be given for an action. */
  issue(action: string): string;
  close(): Promise<void>;
}

interface Options {
  siteKey: string;
  secret: string;
  hostname: string;
}

interface Issued {
  action: string;
  isUsed: boolean;
}

const TOKEN = /^token-(\d+)$/;

/** Script of a page: the calls of the real one, whose tokens this server hands out. */
const script = `window.grecaptcha = {
  ready: (run) => run(),
  execute: async (siteKey, { action }) => {
    const query = new URLSearchParams({ siteKey, action });
    const base = document.querySelector('script[src*="/recaptcha/api.js"]').src;
    return (await fetch(new URL('/issue?' + query, base))).text();
  },
};`;

const changes: Partial<Record<RecaptchaMode, Partial<SiteverifyAnswer>>> = {
  'low score': { score: 0.1 },
  'other action': { action: 'elsewhere' },
  'other site': { hostname: 'evil.example' },
};

/** Google's siteverify and script on a loopback port: for tests. It speaks the contract and fails on request. */
export const startRecaptchaSimulator = async (options: Options): Promise<RecaptchaSimulator> => {
  const issued: Issued[] = [];
  const asked: URLSearchParams[] = [];
  const state: { mode: RecaptchaMode } = { mode: 'well' };

  const issue = (action: string): string => `token-${issued.push({ action, isUsed: false }) - 1}`;

  const judge = (form: URLSearchParams): SiteverifyAnswer => {
    if (form.get('secret') !== options.secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
    const token = issued[Number(TOKEN.exec(form.get('response') ?? '')?.[1] ?? -1)];
    if (!token) return { success: false, 'error-codes': ['invalid-input-response'] };
    if (token.isUsed) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    token.isUsed = true;
    const { hostname } = options;
    const right = { success: true, score: 0.9, action: token.action, hostname, challenge_ts: new Date().toISOString() };
    const { score: _, ...withoutScore } = right;
    return state.mode === 'no score' ? withoutScore : { ...right, ...changes[state.mode] };
  };

  const verify = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    if (state.mode === 'silent') return;
    if (state.mode === 'HTTP 500') return void response.writeHead(500).end();
    if (state.mode === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
    response.setHeader('content-type', 'application/json');
    if (state.mode === 'not JSON') return void response.end('<html>');
    if (state.mode === 'not the contract') return void response.end('{"success":"true"}');
    response.end(JSON.stringify(judge(form)));
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/recaptcha/api/siteverify' && request.method === 'POST') return void verify(request, response);
    if (pathname === '/recaptcha/api.js' && searchParams.get('render') === options.siteKey)
      return void response.setHeader('content-type', 'text/javascript').end(script);
    if (pathname === '/issue' && searchParams.get('siteKey') === options.siteKey)
      return void response.end(issue(searchParams.get('action') ?? ''));
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    issue,
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
