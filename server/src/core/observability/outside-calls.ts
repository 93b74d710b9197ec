import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Metrics } from './metrics.ts';

const MAX_HOSTS = 40; // more are counted as one: an address that somebody may choose must not fill the memory
const MAX_KEPT = 500; // answers of a host that are remembered
const RECENT_MS = 600_000;
const SERVER_FAULT = 500;

interface OutsideRequest {
  origin?: string | URL;
}

interface Answer {
  at: number; // ms since epoch
  ms: number; // until it came
  isFailed: boolean;
}

/** An outside system as this process has found it within ten minutes. */
export interface OutsideHealth {
  host: string;
  asked: number;
  failed: number; // without an answer, or with a status from 500 on
  slowestMs: number;
  lastAt: number; // ms since epoch, of the last answer or failure
}

export interface OutsideCalls {
  /** Those that were asked within ten minutes, by name. */
  recent(): OutsideHealth[];
  stop(): void;
}

/** Counts what `fetch` asks of others: every provider's client goes through it, so none has to count by itself. */
export const countOutsideCalls = ({ outsideSeconds }: Pick<Metrics, 'outsideSeconds'>): OutsideCalls => {
  const begun = new WeakMap<object, number>();
  const answers = new Map<string, Answer[]>();

  const hostOf = ({ origin }: OutsideRequest): string => {
    const host = URL.parse(String(origin))?.host ?? 'none';
    return answers.size >= MAX_HOSTS && !answers.has(host) ? 'others' : host;
  };
  const ended = (request: OutsideRequest, status: number | 'none'): void => {
    const startedAt = begun.get(request);
    if (startedAt === undefined) return;
    begun.delete(request);
    const host = hostOf(request);
    const ms = performance.now() - startedAt;
    outsideSeconds.observe({ host, status }, ms / 1000);
    const isFailed = status === 'none' || status >= SERVER_FAULT;
    answers.set(host, [...(answers.get(host) ?? []).slice(1 - MAX_KEPT), { at: Date.now(), ms, isFailed }]);
  };

  const listeners = {
    'undici:request:create': (message: unknown) => {
      const { request } = message as { request: object };
      begun.set(request, performance.now());
    },
    'undici:request:headers': (message: unknown) => {
      const { request, response } = message as { request: OutsideRequest; response: { statusCode: number } };
      ended(request, response.statusCode);
    },
    'undici:request:error': (message: unknown) => ended((message as { request: OutsideRequest }).request, 'none'),
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return {
    recent() {
      const since = Date.now() - RECENT_MS;
      return [...answers]
        .map(([host, all]) => ({ host, all: all.filter(({ at }) => at > since) }))
        .filter(({ all }) => all.length > 0)
        .map(({ host, all }) => ({
          host,
          asked: all.length,
          failed: all.filter(({ isFailed }) => isFailed).length,
          slowestMs: Math.round(Math.max(...all.map(({ ms }) => ms))),
          lastAt: all.at(-1)?.at ?? 0,
        }))
        .sort((a, b) => a.host.localeCompare(b.host));
    },
    stop() {
      for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
    },
  };
};
