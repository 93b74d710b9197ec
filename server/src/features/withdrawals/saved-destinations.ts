import { cashbox } from 'db';
import { withdrawCodes } from '../../../contract/features/cashbox-values.ts';
import type { SavedDestination } from '../../../contract/features/withdrawals.contract.ts';
import { openDestination } from '../../core/payments/sealed-destination.ts';
import { shownPayment } from '../../core/payments/shown-payment.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { WithdrawalForm } from './withdrawal-form.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

type Tools = Pick<FeatureTools, 'em' | 'currencies' | 'secrets'>;

/** A form as it comes: with its destination, or with the number of a saved one. */
export type AskedForm = Omit<WithdrawalForm, 'purseNumber'> & {
  purseNumber?: string | undefined;
  destinationId?: number | undefined;
};

/** A player's saved destinations, as they are shown. */
export const savedDestinations = async (
  { em: fresh, currencies }: Tools,
  userId: bigint,
): Promise<SavedDestination[]> => {
  const em = fresh();
  const names = { catalogue: await cashbox.loadCashCatalogue(em), currencies };
  const rows = await cashbox.destinationRepository(em).saved(userId);
  return rows.map((row) => {
    const { id, payway, purseNumber, bank } = shownPayment(row, names);
    return { id, payway, purseNumber: purseNumber ?? '', bank };
  });
};

/** Takes one off the list. Throws CallError 20 for one that is not the player's. */
export const forgetDestination = async (
  tools: Tools,
  { userId, id }: { userId: bigint; id: number },
): Promise<SavedDestination[]> => {
  if (!(await cashbox.destinationRepository(tools.em()).forget(userId, id)))
    throw new CallError(withdrawCodes.noDetails);
  return savedDestinations(tools, userId);
};

/**
 * The form with what a saved destination stands for: it is judged as if it had been typed, so that nothing is easier by the
 * list. Throws CallError 20 for one that is not the player's, or not of the payway.
 */
export const completeForm = async <Form extends AskedForm>(
  { em, secrets }: Tools,
  userId: bigint,
  form: Form,
): Promise<Form & WithdrawalForm> => {
  const { destinationId, purse_id, purseNumber = '' } = form;
  if (destinationId === undefined) return { ...form, purseNumber };
  const saved = await cashbox.destinationRepository(em()).saved(userId);
  const row = saved.find(({ id, paywayId }) => id === destinationId && paywayId === purse_id);
  if (!row) throw new CallError(withdrawCodes.noDetails);
  const { purse, memo } = openDestination(secrets, row);
  return { ...form, purseNumber: purse, bank_id: row.bankId ?? undefined, memoTag: memo ?? undefined };
};
