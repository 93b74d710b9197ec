import { createStore, useStore } from '../../core/store/store.ts';

const FRAGMENT = /^#(?:token=)?([\w-]{1,128})$/;

const tokens = {
  recovery: createStore<string | null>(null),
  confirmation: createStore<string | null>(null),
} as const;

/** Letters whose link has a token. */
export type LinkKind = keyof typeof tokens;

/**
 * Takes the token out of the fragment of the present address, where no server and no log sees it. It leaves the address
 * at once; one without a token changes nothing.
 */
export const takeLinkToken = (kind: LinkKind): void => {
  const token = FRAGMENT.exec(location.hash)?.[1];
  history.replaceState(history.state, '', location.pathname + location.search);
  if (token !== undefined) tokens[kind].set(token);
};

/** Forgets a token that is spent. */
export const forgetLinkToken = (kind: LinkKind): void => tokens[kind].set(null);

/** The token of the link that was followed; null when there was none, or when it is spent. */
export const useLinkToken = (kind: LinkKind): string | null => useStore(tokens[kind]);
