import { cashbox, minorAt, parseDecimal, type EntityManager } from 'db';
import { reserveText, signerOf, type ReserveProof, type SolvencyRecord } from 'games-engine/solvency';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Custodian } from '../../providers/custodian/custodian.client.ts';

/** Unit that reserves are worth something in: assets have a course in it, DIC and USDIC are the house's own promises. */
const UNIT = 'BASE';

export interface ReserveTools {
  custodian: Custodian | undefined;
  isSimulated: boolean;
  origin: string; // the log's name
  em(): EntityManager;
  log: FeatureTools['log'];
}

/** States reserves for a debt: of each holding its worth by the course of now and its address's signature, checked here too. */
export const createReserves =
  ({ custodian, isSimulated, origin, em, log }: ReserveTools) =>
  async (statement: Pick<SolvencyRecord, 'day' | 'units'>): Promise<SolvencyRecord['reserves']> => {
    const proofs: ReserveProof[] = [];
    try {
      for (const holding of (await custodian?.holdings()) ?? []) {
        const [amount, course] = [
          parseDecimal(holding.quantity),
          await cashbox.courseRepository(em()).find(holding.asset),
        ];
        if (!amount || course === undefined) {
          log.warn({ asset: holding.asset }, 'a reserve has no course: it is not stated');
          continue;
        }
        const stated = { ...holding, unit: UNIT, worthMinor: String(minorAt(amount, course).minor) };
        const text = reserveText(origin, statement, stated);
        const signature = await custodian?.sign(holding.address, text);
        if (signature !== undefined && signerOf(text, signature) === holding.address)
          proofs.push({ ...stated, scheme: 'eip191', signature });
        else log.warn({ address: holding.address }, 'a signature for reserves is not of its address: it is not stated');
      }
    } catch (error) {
      log.error({ err: error }, 'the custodian did not sign for all reserves: the rest are not stated today');
    }
    return { proofs, simulated: isSimulated };
  };
