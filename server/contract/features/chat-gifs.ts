// Apart from the schemas: pages read these addresses too.

export const GIF_PATH = '/api/gif';
export const MAX_GIF_QUERY = 50; // characters, as the search service takes
export const MAX_GIF_ADDRESS = 2_048;

/** A moving picture of the search service. */
export interface Gif {
  readonly from: string; // its address at the service
  readonly width: number; // px
  readonly height: number;
  readonly title: string; // for those who do not see it
}

/** Its address at our server: all of it, signed, so that nobody makes us ask another place. */
export const gifAddressOf = ({ from, width, height, title }: Gif, key: string): string =>
  `${GIF_PATH}?${new URLSearchParams({ from, width: String(width), height: String(height), title, key }).toString()}`;

/** Reads an address that the server has signed; undefined for one of another path. Only the server can check the key. */
export const readGifAddress = (address: string): (Gif & { readonly key: string }) | undefined => {
  const [path, query] = address.split('?');
  const values = new URLSearchParams(query);
  const value = (name: string): string => values.get(name) ?? '';
  if (path !== GIF_PATH) return undefined;
  const [width, height] = [Number(value('width')), Number(value('height'))];
  return { from: value('from'), width, height, title: value('title'), key: value('key') };
};

/** The address of a GIF's first frame, which does not move. */
export const stillGifAddress = (address: string): string => `${address}&still=1`;
