import { dayOf, partner } from 'db';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { CAMPAIGN_TAG, SUB_ID } from '../../../contract/features/partner-values.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

/** Addresses of the pages that a partner's link leads to. */
const LINK = /^\/(?:ref|r|ads)\/([A-Za-z0-9_-]{1,128})\/?(?:\?(.*))?$/;

/** Programs that read pages: search engines, previews of links, monitors, scripts. */
const PROGRAM =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|vkshare|skypeuripreview|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|node-fetch|undici|axios|okhttp|libwww|^mozilla\/5\.0$/i;

const VISITOR_BYTES = 16;
const FLUSH_MS = 2_000;
const MAX_WAITING = 5_000; // clicks that wait to be written; more are not counted
const perNetwork = { perSecond: 0.2, burst: 30 };

/** The text of a header; undefined where it is missing or there are several. */
const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** True for a person who opens a page: neither a program nor a browser that only fetches ahead. */
export const isOpenedByPerson = (request: Pick<FastifyRequest, 'headers'>): boolean => {
  const agent = headerOf(request, 'user-agent') ?? '';
  if (agent === '' || PROGRAM.test(agent)) return false;
  if (/prefetch|prerender|preview/i.test(`${headerOf(request, 'sec-purpose')} ${headerOf(request, 'purpose')}`))
    return false;
  return ['document', undefined].includes(headerOf(request, 'sec-fetch-dest'));
};

/** The link of a page's address, with what stands beside it; undefined where it is no partner's. */
export const linkOfPage = (url: string): partner.PartnerLink | undefined => {
  const [, text, query] = LINK.exec(url) ?? [];
  if (text === undefined) return undefined;
  const link = partner.parsePartnerLink(text);
  if (text.includes('_')) return link; // a short link says it all
  const beside = new URLSearchParams(query);
  const [tag, subId] = [beside.get('tag') ?? '', beside.get('sub') ?? ''];
  return {
    code: link.code,
    tag: CAMPAIGN_TAG.test(tag) ? tag.toLowerCase() : null,
    subId: SUB_ID.test(subId) ? subId : null,
  };
};

/** Counts the clicks that this process has seen. */
export interface ClickCounter {
  onPage(request: Pick<FastifyRequest, 'url' | 'headers' | 'ip'>): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counts clicks on partners' links, of a visitor one a day. A visitor is their network and browser, hashed with the day: nothing
 * is kept in the browser, and from one day to the next nobody is known again. Clicks are written together, every two seconds.
 */
export const createClickCounter = ({
  db,
  clock,
  log,
  secrets,
  buckets: make,
}: Pick<FeatureTools, 'buckets' | 'db' | 'clock' | 'log' | 'secrets'>): ClickCounter => {
  const key = secrets.keyFor('partner.visitor');
  const buckets = make('partner.clicks', perNetwork);
  let waiting: partner.PartnerClick[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const clicks = waiting;
    waiting = [];
    if (clicks.length === 0) return;
    await partner.countClicks(db.pool, clicks).catch((error: unknown) => {
      log.warn({ err: error, clicks: clicks.length }, 'clicks on partners’ links were not counted');
    });
  };

  return {
    onPage(request) {
      const link = linkOfPage(request.url);
      if (!link || waiting.length >= MAX_WAITING || !isOpenedByPerson(request)) return;
      const network = networkOf(request.ip);
      const now = clock.now();
      if (buckets.take(network, now) > 0) return;
      const day = dayOf(now);
      const visitor = createHmac('sha256', key)
        .update(`${day} ${network} ${headerOf(request, 'user-agent')}`)
        .digest();
      waiting.push({ ...link, day, visitor: visitor.subarray(0, VISITOR_BYTES) });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
};
