import { useQuery } from '@tanstack/react-query';
import { parseVerifierKey } from 'games-engine/log';
import { signatureChecks } from 'games-engine/signatures';
import { useMemo } from 'react';
import { siteLog } from './log-source.ts';
import type { SignedBy } from './round-steps.ts';

const KEY_RETRIES = 5; // without the key a round's check does not come to its end

/** What the signatures of this site's rounds are checked with: without a key until the log has shown it. */
export const useSignedBy = (): SignedBy => {
  const { data } = useQuery({
    queryKey: ['log', 'key'],
    queryFn: siteLog.key,
    staleTime: Infinity,
    retry: KEY_RETRIES,
  });
  return useMemo(() => {
    const logKey = data === undefined ? undefined : parseVerifierKey(data.trim());
    return { signatures: signatureChecks, ...(logKey && { logKey }) };
  }, [data]);
};
