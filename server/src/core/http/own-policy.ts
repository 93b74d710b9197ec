import { existsSync, readFileSync } from 'node:fs';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/**
 * The policy that a file of the build brings along: `verifier.html` runs its own inline script, whose hash it names, and
 * nothing else. Undefined when the file is not there; the site's policy then holds for its address.
 */
export const readOwnPolicy = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  const policy = POLICY.exec(readFileSync(path, 'utf8'))?.[1];
  if (policy === undefined) throw new Error(`${path} names no policy: build the web app again`);
  return `${policy}; frame-ancestors 'none'`;
};
