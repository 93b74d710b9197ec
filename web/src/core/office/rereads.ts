import { queryClient } from '../connection/query.ts';

/** Beginnings of the names of calls whose answers an act changes. */
export type Rereads = readonly string[];

/** Reads again whatever is shown of these calls. */
export const rereadCalls = (rereads: Rereads): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => rereads.some((beginning) => String(name).startsWith(beginning)),
  });
