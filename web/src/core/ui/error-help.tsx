import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { SupportTopic } from 'server/contract';
import { CallError } from '../connection/call-error.ts';

interface AskProps {
  topic: SupportTopic;
  about: string;
  onAsk?: (() => void) | undefined;
}

/** The way to support beside an error. The site sets it at its start; the verifier, which is one file on a disk, has none. */
export const errorHelp: { Ask?: ComponentType<AskProps> } = {};

/** True when support can be asked about an error: a refusal has a code, and there is a way to support. */
export const hasHelp = (error: unknown): error is CallError =>
  error instanceof CallError && errorHelp.Ask !== undefined;

/** Asks support about a refusal, by its request or its code. Nothing for what is no refusal. */
export const ErrorHelp = ({ error, onAsk }: { error: unknown; onAsk?: () => void }): ReactNode =>
  hasHelp(error) &&
  errorHelp.Ask && (
    <Suspense>
      <errorHelp.Ask topic="technical" about={String(error.requestId ?? error.code)} onAsk={onAsk} />
    </Suspense>
  );
