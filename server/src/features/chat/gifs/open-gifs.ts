import type { FastifyInstance } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cleanChatText } from '../../../../contract/features/chat-text.ts';
import {
  chatCodes,
  gifAddressOf,
  MAX_GIF_ADDRESS,
  readGifAddress,
  type Gif,
} from '../../../../contract/features/chat.contract.ts';
import type { CallAnswer } from '../../../../contract/calls.ts';
import type { FeatureTools } from '../../../core/features/feature.ts';
import { variable } from '../../../core/features/variable.ts';
import { createSandboxStore } from '../../../core/payments/sandbox-store.ts';
import { CallError } from '../../../core/realtime/call-error.ts';
import { createGiphy, type GifSource } from '../../../providers/giphy/giphy.client.ts';
import { createGiphySimulator } from '../../../providers/giphy/giphy.simulator.ts';
import { hasRefusedWord } from '../filter/chat-filter.ts';
import { gifRoutes } from './gif.routes.ts';

const SANDBOX = '/sandbox/giphy';
const SANDBOX_KEY = 'sandbox';
const FRESH_MS = 300_000; // the service counts what its key asks
const MAX_KNOWN = 500; // answers, some 10 KB each
const MAX_TITLE = 80; // characters

/** The account at the search service of GIFs. */
export const gifVariables = z.object({
  GIPHY_URL: variable(z.url({ protocol: /^https$/ }).default('https://api.giphy.com'), {
    takes: 'the https:// address of GIPHY’s API, or of a service that speaks as it does, without a slash at its end',
    means:
      'the search service of GIFs in the chat: our server asks it and copies its pictures, no player’s browser does',
  }),
  GIPHY_API_KEY: variable(z.string().min(1).optional(), {
    takes: 'an API key of GIPHY, or nothing',
    means: 'lets players send GIFs in the chat',
    unset: 'simulated at `/sandbox/giphy`, or the chat has no GIFs',
  }),
});

type GifTools = Pick<FeatureTools, 'readVariables' | 'secrets' | 'settings' | 'localUrl' | 'em' | 'clock' | 'log'>;

/** GIFs of the chat. */
export interface Gifs {
  isThere: boolean; // there is a search service
  /** Throws CallError CHAT_GIFS_AWAY. */
  find(query: string): Promise<CallAnswer<'chat.gifs'>>;
  /** An address as it is stored; undefined where we did not sign it. */
  own(address: string): string | undefined;
  routes(app: FastifyInstance): Promise<void>;
}

interface OpenedSource {
  source: GifSource | undefined;
  isOutside: boolean; // its pictures are on the public internet
  simulate?(app: FastifyInstance): Promise<void>;
}

const openSource = (tools: GifTools): OpenedSource => {
  const { GIPHY_URL, GIPHY_API_KEY } = tools.readVariables(gifVariables);
  if (GIPHY_API_KEY !== undefined)
    return { source: createGiphy({ baseUrl: () => GIPHY_URL, apiKey: GIPHY_API_KEY }), isOutside: true };
  if (!tools.settings.allowSandbox) return { source: undefined, isOutside: true };
  const store = createSandboxStore('giphy', tools);
  const simulator = createGiphySimulator({ store, apiKey: SANDBOX_KEY, origin: tools.localUrl });
  return {
    source: createGiphy({ baseUrl: () => tools.localUrl() + SANDBOX, apiKey: SANDBOX_KEY }),
    isOutside: false,
    simulate: async (app) => {
      await app.register(simulator, { prefix: SANDBOX });
    },
  };
};

/** The title as players may see it; undefined for a GIF that nobody is shown. */
const titleOf = ({ title }: Gif): string | undefined => {
  const clean = cleanChatText(title).slice(0, MAX_TITLE);
  return hasRefusedWord(clean) ? undefined : clean;
};

/** Opens the search and the proxy of GIFs. `source`: another one, for tests. */
export const openGifs = (tools: GifTools, opened: OpenedSource = openSource(tools)): Gifs => {
  const { secrets, clock, log } = tools;
  const { source, isOutside, simulate } = opened;
  const secret = secrets.keyFor('chat.gifs');
  const known = new Map<string, { gifs: Promise<CallAnswer<'chat.gifs'>>; at: number }>(); // by query, the oldest first

  const keyOf = ({ from, width, height, title }: Gif): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([from, width, height, title]))
      .digest('base64url');

  const read = (address: string): Gif | undefined => {
    const gif = readGifAddress(address);
    if (!gif) return undefined;
    const [got, right] = [Buffer.from(gif.key), Buffer.from(keyOf(gif))];
    return got.length === right.length && timingSafeEqual(got, right) ? gif : undefined;
  };

  const ask = async (service: GifSource, query: string): Promise<CallAnswer<'chat.gifs'>> => {
    const found = await service.find(query);
    const gifs = found.flatMap((each) => {
      const title = titleOf(each);
      if (title === undefined) return [];
      const gif = { ...each, title };
      const address = gifAddressOf(gif, keyOf(gif));
      return address.length > MAX_GIF_ADDRESS ? [] : [{ address, width: gif.width, height: gif.height, title }];
    });
    return { gifs };
  };

  const load = (service: GifSource, query: string): Promise<CallAnswer<'chat.gifs'>> => {
    const last = known.get(query);
    if (last && clock.now() - last.at < FRESH_MS) return last.gifs;
    const gifs = ask(service, query);
    known.delete(query);
    known.set(query, { gifs, at: clock.now() });
    gifs.catch(() => known.delete(query)); // the next one asks again
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    return gifs;
  };

  return {
    isThere: source !== undefined,
    async find(query) {
      if (!source) throw new CallError(chatCodes.gifsAway);
      try {
        return await load(source, query.toLowerCase());
      } catch (error) {
        log.warn({ err: error }, 'the search of GIFs did not answer');
        throw new CallError(chatCodes.gifsAway);
      }
    },
    own(address) {
      const gif = read(address);
      return gif && gifAddressOf(gif, keyOf(gif));
    },
    async routes(app) {
      gifRoutes({ log, clock, read, isOutside })(app);
      await simulate?.(app);
    },
  };
};
