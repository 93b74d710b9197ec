import { saveFile } from '../ui/save-file.ts';
import { evidenceText } from './evidence-file.ts';
import { evidenceOf, evidenceOfRound } from './evidence-store.ts';

/** Has the browser save what it keeps for an account, of one round or of all, as a file. */
export const saveEvidence = async (account: string, roundId?: string): Promise<void> => {
  const items = await (roundId === undefined ? evidenceOf(account) : evidenceOfRound(account, roundId));
  saveFile(evidenceText(items), `glasshouse-receipts-${roundId ?? 'all'}.json`, 'application/json');
};
