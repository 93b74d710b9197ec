import { contentHash } from 'games-engine';
import {
  reserveText,
  shareFault,
  signerOf,
  type OwnShare,
  type ShareFault,
  type SolvencyRecord,
} from 'games-engine/solvency';
import { checkLog, siteLog, type LogCheck, type LogSource } from '../log-check.ts';

/** A player's proof, as the server answers it. */
export interface OwnProof {
  record: SolvencyRecord;
  index: number | null;
  shares: readonly OwnShare[];
}

/** Result of a check in this browser. */
export interface OwnCheck {
  faults: readonly { unit: string; fault: ShareFault }[];
  log: LogCheck; // place of the statement in the log, under its newest signed head
}

/** Checks a player's proof by the log alone: their parts lead to published roots, and the statement is an entry of the log. */
export const checkOwn = async (
  player: string,
  { index, record, shares }: OwnProof,
  source: LogSource = siteLog,
): Promise<OwnCheck> => {
  const faults = shares.flatMap((share) => {
    const fault = shareFault(player, share, record);
    return fault ? [{ unit: share.unit, fault }] : [];
  });
  return { faults, log: await checkLog(source, contentHash(record), index ?? undefined) };
};

/** Addresses of a statement that its signatures are not of. The log's key names what they signed for. */
export const unsignedAddresses = async (
  record: SolvencyRecord,
  source: Pick<LogSource, 'key'> = siteLog,
): Promise<string[]> => {
  const [origin = ''] = (await source.key()).split('+');
  return record.reserves.proofs
    .filter((proof) => signerOf(reserveText(origin, record, proof), proof.signature) !== proof.address)
    .map(({ address }) => address);
};
