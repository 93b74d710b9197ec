/** Result in the address of somebody who comes back from a provider. */
export type Entry =
  | { kind: 'telegram'; id: string; state: string }
  | { kind: 'twitter'; token: string }
  | { kind: 'result'; social: string; result: string };

const KEYS = ['telegram_id', 'state', 'xAuth', 'xAuthToken', 'xAuthNewProfile', 'social', 'result'] as const;

/** Reads it; undefined where the address says nothing of that kind. */
const entryOf = (params: URLSearchParams): Entry | undefined => {
  const [id, token, social, result] = ['telegram_id', 'xAuthToken', 'social', 'result'].map((key) => params.get(key));
  if (id != null) return { kind: 'telegram', id, state: params.get('state') ?? '' };
  if (params.has('xAuth')) return { kind: 'twitter', token: params.get('xAuth') === 'true' ? (token ?? '') : '' };
  return social != null && result != null ? { kind: 'result', social, result } : undefined;
};

let kept: Entry | undefined;

/** Keeps what the address says, before anything changes it: who comes back from a provider comes with a new page. */
export const keepEntry = (): void => {
  kept = entryOf(new URLSearchParams(location.search));
};

export const keptEntry = (): Entry | undefined => kept;

/** The same query without it: what is read once must not be read again after a reload. */
export const withoutEntry = (search: string): string => {
  const params = new URLSearchParams(search);
  for (const key of KEYS) params.delete(key);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
