import type { InclusionAnswer } from 'server/contract';
import type { LogSource } from './log-check.ts';

const get = async (path: string): Promise<Response> => {
  const answer = await fetch(`/api/log/${path}`, { headers: { accept: 'text/plain, application/json' } });
  if (!answer.ok && answer.status !== 404) throw new Error(`the log answered ${answer.status}`);
  return answer;
};

const found = async (path: string): Promise<Response> => {
  const answer = await get(path);
  if (!answer.ok) throw new Error(`the log answered ${answer.status}`);
  return answer;
};

/** The log of the site that serves this page. */
export const siteLog: LogSource = {
  key: async () => (await found('key')).text(),
  checkpoint: async () => {
    const answer = await get('checkpoint');
    return answer.ok ? answer.text() : null;
  },
  inclusion: async (index, size) =>
    (await found(`proof/inclusion?index=${index}&size=${size}`)).json() as Promise<InclusionAnswer>,
};
