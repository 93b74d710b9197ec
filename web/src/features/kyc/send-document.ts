import type { KycAnswer, KycKind } from 'server/contract';

/** What became of a file. `text`: the server's sentence in the player's language; empty when it gave no answer. */
export type SendResult = { ok: true } | { ok: false; text: string };

export interface Sending {
  readonly done: Promise<SendResult | 'cancelled'>;
  cancel(): void;
}

const isAnswer = (value: unknown): value is KycAnswer =>
  typeof value === 'object' && value !== null && 'success' in value;

const answerOf = (text: string): SendResult => {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isAnswer(answer)) return { ok: false, text: '' };
    return answer.success ? { ok: true } : { ok: false, text: answer.msg ?? '' };
  } catch {
    return { ok: false, text: '' };
  }
};

/** Sends a file, telling how much of it has gone, 0 to 1. Not `fetch`: that does not tell. */
export const sendDocument = (file: File, kind: KycKind, onProgress: (share: number) => void): Sending => {
  const request = new XMLHttpRequest();
  const done = new Promise<SendResult | 'cancelled'>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(answerOf(request.responseText)));
    request.addEventListener('error', () => resolve({ ok: false, text: '' }));
    request.addEventListener('abort', () => resolve('cancelled'));
  });
  request.open('POST', `/api/user/kyc?kind=${kind}`);
  request.setRequestHeader('content-type', file.type);
  request.send(file);
  return { done, cancel: () => request.abort() };
};
