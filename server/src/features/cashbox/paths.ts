/** Providers call back below it. */
export const CALLBACKS_PATH = '/api/cash/callbacks';

/** Where the browser comes back to from a provider's page. */
export const RETURN_PATH = '/cash/transactions/deposit';
