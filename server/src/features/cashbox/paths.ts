/** Providers call back below it. */
export const CALLBACKS_PATH = '/api/cash/callbacks';

/** Where a provider calls back; about one address when its reference is given. */
export const callbackUrlOf = (origin: string, provider: string, reference?: string): string =>
  `${origin}${CALLBACKS_PATH}/${provider}${reference === undefined ? '' : `/${reference}`}`;

/** Where the browser comes back to from a provider's page. */
export const RETURN_PATH = '/cash/transactions/deposit';
