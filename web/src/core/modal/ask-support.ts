import type { SupportTopic } from 'server/contract';
import { showModal } from './modal.ts';

export const SUPPORT_MODAL = 'support';

/** Opens the way to support. `ref`: the number of a payment, the id of a round, the code of an error. */
export const askSupport = (topic: SupportTopic, ref: string): void => showModal(SUPPORT_MODAL, `${topic}:${ref}`);
