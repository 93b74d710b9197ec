import type { Gif } from '../../../contract/features/chat-gifs.ts';
import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { GatewayError } from '../../core/payments/gateways.ts';
import { GIF_LIMIT, GIF_RATING, gifsSchema, SEARCH_PATH, TRENDING_PATH } from './giphy.contract.ts';

const OK = 200;
const TIMEOUT_MS = 5_000; // somebody waits before an empty window

export interface GiphyOptions {
  baseUrl(): string; // without a slash at its end
  apiKey: string;
  timeoutMs?: number;
}

/** A search service of GIFs. */
export interface GifSource {
  /** At most 20; those that are liked now where nothing is sought. Throws GatewayError. */
  find(query: string): Promise<Gif[]>;
}

/** Asks GIPHY, or a service that speaks as it does. The key is in addresses, which no error repeats. */
export const createGiphy = ({ baseUrl, apiKey, timeoutMs = TIMEOUT_MS }: GiphyOptions): GifSource => ({
  async find(query) {
    const values = { api_key: apiKey, limit: String(GIF_LIMIT), offset: '0', rating: GIF_RATING };
    const asked = query === '' ? values : { ...values, q: query, lang: 'en' };
    const path = query === '' ? TRENDING_PATH : SEARCH_PATH;
    const url = `${baseUrl()}${path}?${new URLSearchParams(asked).toString()}`;
    const { status, text } = await askGateway(url, { headers: { accept: 'application/json' } }, timeoutMs);
    if (status !== OK) throw new GatewayError(`the search of GIFs answered with status ${status}`);
    return readGatewayJson(gifsSchema, text)
      .data.slice(0, GIF_LIMIT)
      .map(({ title, images: { fixed_height_small: picture } }) => ({
        from: picture.url,
        width: picture.width,
        height: picture.height,
        title,
      }));
  },
});
