import { useEffect, useRef, useState } from 'react';
import { type KycAnswer, type KycKind, KYC_BYTES, kycMediaTypes } from 'server/contract';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';

/** Result of sending a file. `text`: the server's sentence in the player's language; empty when it gave no answer. */
export type SendResult = { ok: true } | { ok: false; text: string };

interface Sending {
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
const sendDocument = (file: File, kind: KycKind, onProgress: (share: number) => void): Sending => {
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

export interface Upload {
  readonly name: string | undefined; // name of the file that is being sent
  readonly share: number; // share of it that has gone, 0 to 1
  readonly problem: string | undefined; // why the last one was not taken
  send(file: File, kind: KycKind): void;
  cancel(): void;
}

/** Sends one document at a time, and tells what became of it. */
export const useUpload = (): Upload => {
  const t = useMessages('kyc', 'main');
  const [file, setFile] = useState<string>();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useRef<Sending>(undefined);
  useEffect(() => () => sending.current?.cancel(), []);

  /** Fault of a file before anything is sent. */
  const faultOf = ({ type, size }: File): string | undefined => {
    if (!kycMediaTypes.some((known) => known === type)) return t('error.type');
    if (size > KYC_BYTES) return t('error.size');
    return size === 0 ? t('error.empty') : undefined;
  };

  const finish = async ({ done }: Sending): Promise<void> => {
    const result = await done;
    sending.current = undefined;
    setFile(undefined);
    if (result === 'cancelled') return announce(t('cancelled'));
    if (!result.ok) return setProblem(result.text === '' ? t('error.network') : result.text);
    toast.success(t('sent'));
    await queryClient.invalidateQueries({ queryKey: ['kyc.load'] });
  };

  return {
    name: file,
    share,
    problem,
    send(chosen, kind) {
      if (sending.current) return;
      const fault = faultOf(chosen);
      setProblem(fault);
      if (fault !== undefined) return;
      setFile(chosen.name);
      setShare(0);
      sending.current = sendDocument(chosen, kind, setShare);
      void finish(sending.current);
    },
    cancel: () => sending.current?.cancel(),
  };
};
