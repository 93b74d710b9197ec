import type { ConfigValues } from '../../core/configs/config-fields.ts';

/** Two configs of a game side by side, and what they are called. */
export interface Compared {
  readonly game: string;
  readonly before: ConfigValues;
  readonly after: ConfigValues;
  readonly labels: { readonly before: string; readonly after: string };
}
