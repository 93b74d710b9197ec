import { useEffect, useState } from 'react';
import {
  KYC_BYTES,
  kycMediaTypes,
  MAX_SUPPORT_ATTACHMENTS,
  SUPPORT_GUEST_HEADER,
  type SupportAttachment,
  type SupportUploadAnswer,
} from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { currentSession } from '../../core/session/session.ts';
import { guestKey, newGuestKey } from '../../core/session/support-key.ts';

/** A picture beside the text that is being written. */
export interface DraftFile {
  readonly id: number;
  readonly name: string;
  readonly preview: string; // object address
  readonly share: number; // share of it that has gone, 0 to 1
  readonly sent: SupportAttachment | undefined;
  readonly problem: string | undefined;
}

const ADDRESS = '/api/support/attachment';

/** A guest's key goes with each file: there may be no session. */
const guestHeaders = (): Record<string, string> =>
  currentSession().status === 'player' ? {} : { [SUPPORT_GUEST_HEADER]: guestKey() ?? newGuestKey() };

const answerOf = (text: string): SupportUploadAnswer => {
  try {
    return JSON.parse(text) as SupportUploadAnswer;
  } catch {
    return { success: false };
  }
};

/** Uploads a picture, telling how much of it has gone. Not `fetch`: that does not tell. */
const upload = (
  file: File,
  onProgress: (share: number) => void,
): { done: Promise<SupportUploadAnswer>; cancel(): void } => {
  const request = new XMLHttpRequest();
  const done = new Promise<SupportUploadAnswer>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(answerOf(request.responseText)));
    request.addEventListener('error', () => resolve({ success: false }));
    request.addEventListener('abort', () => resolve({ success: false }));
  });
  request.open('POST', ADDRESS);
  request.setRequestHeader('content-type', file.type);
  for (const [name, value] of Object.entries(guestHeaders())) request.setRequestHeader(name, value);
  request.send(file);
  return { done, cancel: () => request.abort() };
};

export interface DraftFiles {
  readonly files: readonly DraftFile[];
  readonly isBusy: boolean; // one is on its way
  readonly sent: readonly SupportAttachment[];
  add(files: Iterable<File>): void;
  remove(id: number): void;
  clear(): void;
}

let lastId = 0;

/** Pictures of a message that is being written: each is sent when it is chosen. */
export const useDraftFiles = (): DraftFiles => {
  const t = useMessages('helpdesk', 'talk');
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const [cancels] = useState(() => new Map<number, () => void>());
  useEffect(() => () => cancels.forEach((cancel) => cancel()), [cancels]);

  const change = (id: number, changes: Partial<DraftFile>): void =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const faultOf = ({ type, size }: File): string | undefined => {
    if (!kycMediaTypes.some((known) => known === type)) return t('file.type');
    return size > KYC_BYTES ? t('file.size') : undefined;
  };

  const send = async (id: number, file: File): Promise<void> => {
    const sending = upload(file, (share) => change(id, { share }));
    cancels.set(id, sending.cancel);
    const { success, data, msg } = await sending.done;
    cancels.delete(id);
    change(id, success && data ? { sent: data, share: 1 } : { problem: msg ?? t('file.failed') });
  };

  return {
    files,
    isBusy: files.some(({ sent, problem }) => !sent && problem === undefined),
    sent: files.flatMap(({ sent }) => sent ?? []),
    add(chosen) {
      for (const file of [...chosen].slice(0, MAX_SUPPORT_ATTACHMENTS - files.length)) {
        const id = ++lastId;
        const problem = faultOf(file);
        const draft = { id, name: file.name, preview: URL.createObjectURL(file), share: 0, sent: undefined, problem };
        setFiles((all) => [...all, draft]);
        if (problem === undefined) void send(id, file);
      }
    },
    remove(id) {
      cancels.get(id)?.();
      setFiles((all) => all.filter((file) => file.id !== id));
    },
    clear: () => setFiles([]),
  };
};

/** Address of a sent picture for `<img>`; undefined while it loads, null when it cannot be had. */
export const usePicture = (uid: string): string | null | undefined => {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const stop = new AbortController();
    fetch(`${ADDRESS}/${uid}`, { headers: guestHeaders(), signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`a picture is not given: ${response.status}`);
        setAddress(URL.createObjectURL(await response.blob()));
      })
      .catch(() => !stop.signal.aborted && setAddress(null));
    return () => stop.abort();
  }, [uid]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
};
