import { notices as stored } from 'db';
import webPush from 'web-push';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { askOutside, type OutsideAnswer, type OutsideRequest } from '../../core/http/outside-request.ts';
import type { PushKeys } from './push-keys.ts';

const MINUTE_MS = 60_000;

/** Pauses after each failed try; after the last one a push is given up: its notice stands in the site. */
const PAUSES_MS: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];

const TIMEOUT_MS = 10_000;
const LEASE_MS = 6 * TIMEOUT_MS;
const LIFE_S = 86_400; // time for which a push service keeps it for a browser that is off
const MAX_BYTES = 16 * 1024; // most of an answer, which nobody reads
const AT_ONCE = 4;
const GONE: readonly number[] = [404, 410];
const LATER: readonly number[] = [408, 425, 429];

type AskPushService = (endpoint: string, request: OutsideRequest) => Promise<OutsideAnswer>;

/** Sends what waits to be pushed. */
interface PushSender {
  /** Sends all that is due. A call while another one runs has it look once more. */
  sendDue(): Promise<void>;
}

type Tools = Pick<FeatureTools, 'em' | 'log' | 'translate'> & { keys: PushKeys };

const languageOf = (lang: string): Language => (isLanguage(lang) ? lang : languages[0]);

/** Sends pushes after the transactions of their notices, as many processes as like. `ask`: asks a push service. */
export const createPushSender = ({ em, log, translate, keys }: Tools, ask: AskPushService = askOutside): PushSender => {
  const { publicKey, privateKey } = keys;

  /** Encrypted for the browser alone (RFC 8291). What it shows has no amounts, and says what has happened only to who chose that. */
  const post = (push: stored.ClaimedPush): Promise<OutsideAnswer> => {
    const { endpoint, p256dh, auth, lang, code, isDetailed, noticeId } = push;
    const text = translate(languageOf(lang), 'notices', isDetailed ? code : 'any');
    const payload = JSON.stringify({ title: 'Glasshouse', text, tag: String(noticeId) });
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: keys.contact(), publicKey, privateKey },
      TTL: LIFE_S,
    });
    return ask(endpoint, {
      isOutsideOnly: true,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      post: { body: body ?? '', headers },
    });
  };

  const fail = async (push: stored.ClaimedPush, why: object): Promise<void> => {
    const pauseMs = PAUSES_MS[push.attempts - 1];
    const { noticeId, subscriptionId, attempts } = push;
    log.warn({ ...why, noticeId, subscriptionId, attempts }, 'a push was not taken over');
    await (pauseMs === undefined ? stored.dropPush(em(), push) : stored.delayPush(em(), push, pauseMs));
  };

  const send = async (push: stored.ClaimedPush): Promise<void> => {
    if (!push.isLive) return stored.dropSubscription(em(), push.subscriptionId);
    if (push.isRead) return stored.dropPush(em(), push);
    let status: number;
    try {
      ({ status } = await post(push));
    } catch (error) {
      return fail(push, { err: error });
    }
    if (GONE.includes(status)) return stored.dropSubscription(em(), push.subscriptionId);
    if (status >= 500 || LATER.includes(status)) return fail(push, { status });
    if (status >= 300) log.warn({ status, noticeId: push.noticeId }, 'a push service refused a push: it is given up');
    return stored.dropPush(em(), push);
  };

  const claim = (): Promise<stored.ClaimedPush | undefined> => stored.claimPush(em(), LEASE_MS);

  const work = async (): Promise<void> => {
    for (let push = await claim(); push; push = await claim()) await send(push);
  };

  /** Most notices are pushed to nobody: one look is enough for them. */
  const workAll = async (): Promise<void> => {
    const first = await claim();
    if (first) await Promise.all([send(first).then(work), ...Array.from({ length: AT_ONCE - 1 }, work)]);
  };

  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        await workAll();
      } while (isAskedAgain);
    } finally {
      running = undefined;
    }
  };
  return {
    sendDue() {
      isAskedAgain = true;
      return (running ??= run());
    },
  };
};
