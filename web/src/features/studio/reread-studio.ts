import { queryClient } from '../../core/connection/query.ts';

/** Reads again what is shown of versions and guardrails, and the config that the games play by. */
export const rereadStudio = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => /^(?:studio|guardrails)\.|^games\.config$/.test(String(name)),
  });
