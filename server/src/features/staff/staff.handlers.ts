import type { CallAnswer } from '../../../contract/calls.ts';
import type { staffCalls } from '../../../contract/staff.contract.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof staffCalls]: CallHandler<(typeof staffCalls)[N], CallAnswer<N>> };

/** `staff.access`: who gets this far may work; it says in what way. */
export const createStaffHandlers = (): Handlers => ({
  'staff.access': { handle: (_payload, { staff: { isExempt } }) => ({ isExempt }) },
});
