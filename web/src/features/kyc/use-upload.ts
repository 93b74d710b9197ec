import { useEffect, useRef, useState } from 'react';
import { KYC_BYTES, kycMediaTypes, type KycKind } from 'server/contract';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { kycMessages } from './kyc.messages.ts';
import { sendDocument, type Sending } from './send-document.ts';

export interface Upload {
  readonly name: string | undefined; // of the file that is being sent
  readonly share: number; // of it that has gone, 0 to 1
  readonly problem: string | undefined; // why the last one was not taken
  send(file: File, kind: KycKind): void;
  cancel(): void;
}

/** Sends one document at a time, and tells what became of it. */
export const useUpload = (): Upload => {
  const t = useMessages(kycMessages);
  const [file, setFile] = useState<string>();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const sending = useRef<Sending>(undefined);
  useEffect(() => () => sending.current?.cancel(), []);

  /** What can be said before anything is sent. */
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
