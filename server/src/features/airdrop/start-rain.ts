import { bonus, cashbox, chat, closureOf, giveaways, inUnitOfWork, retryingConflicts, type UnitOfWork } from 'db';
import { AIRDROP_ID, airdropCodes } from '../../../contract/features/airdrop-values.ts';
import { bonusCodes } from '../../../contract/features/bonus-values.ts';
import { chatTypes, type ChatRoom } from '../../../contract/features/chat-values.ts';
import { RAIN_MINUTES } from '../../../contract/features/rain-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { languages } from '../../../contract/languages.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { assertProven, setAside, type AirdropTools } from './start-airdrop.ts';

const MINUTE_MS = 60_000;

/** A requested rain. */
export interface AskedRain {
  uid: string;
  room: ChatRoom;
  creatorId: bigint;
  amountMinor: bigint; // base hundredths
  isProven: boolean; // its sender has shown lately who they are
}

const refused = (message: string): CallError => new CallError(airdropCodes.failed, { message });

type NewRain = Omit<Parameters<ReturnType<typeof giveaways.rainRepository>['add']>[0], 'room'> & { room: ChatRoom };

/** Stores a rain together with its message: there is never one without the other. */
export const addRain = async (
  { translate }: Pick<AirdropTools, 'translate'>,
  { em, client }: UnitOfWork,
  row: NewRain,
): Promise<void> => {
  const { uid, room, creatorId: authorId, startedAt: at } = row;
  await giveaways.rainRepository(em).add(row);
  const lang = languages.find((language) => language === room) ?? languages[0];
  const message = translate(lang, 'airdrop', 'rainMessage');
  const plain = { requestId: null, type: chatTypes.system, replyUid: null };
  await chat.addChatMessage(client, { ...plain, uid, room, authorId: authorId ?? null, message, rainUid: uid, at });
};

/** Throws CallError when giving is off, the player's play is closed, they may not write, or their withdrawals are blocked. */
const assertMayGive = async ({ em, client }: UnitOfWork, { creatorId }: AskedRain, at: number) => {
  const campaign = await bonus.bonusCampaignOf(em, AIRDROP_ID);
  if (campaign?.isOn === false || (await closureOf(em, creatorId, at))) throw new CallError(bonusCodes.off);
  if ((await chat.chatBanOf(em, creatorId, at)) || (await cashbox.areWithdrawalsKept(client, creatorId, at)))
    throw refused('kept');
};

/** The rain started under this id before. Throws CallError 409 when its terms differ. */
const findRepeated = async ({ em }: UnitOfWork, asked: AskedRain): Promise<giveaways.RainRow | null> => {
  const found = await giveaways.rainRepository(em).find(asked.uid);
  const { creatorId, amount, room } = found ?? {};
  if (found && (creatorId !== asked.creatorId || amount !== asked.amountMinor || room !== asked.room))
    throw new CallError(generalCodes.idempotencyConflict);
  return found;
};

const startWithin = async (
  tools: AirdropTools,
  unit: UnitOfWork,
  asked: AskedRain,
): Promise<{ row: giveaways.RainRow; isNew: boolean }> => {
  const at = tools.clock.now();
  const { uid, room, creatorId, amountMinor: amount } = asked;
  const before = await findRepeated(unit, asked);
  if (before) return { row: before, isNew: false };
  await assertMayGive(unit, asked, at);
  const words = `${creatorId} ${room} ${amount}`;
  const { id: startedBy } = await setAside(unit, creatorId, 'rain', {
    key: uid,
    amountMinor: amount,
    at,
    asked: words,
  });
  const meanwhile = await findRepeated(unit, asked); // by a parallel twin that held the lock
  if (meanwhile) return { row: meanwhile, isNew: false };
  await assertProven(unit, { ...asked, totalMinor: amount }, { at, proofFromMinor: tools.airdrops.proofFromMinor });
  const endsAt = at + RAIN_MINUTES * MINUTE_MS;
  await addRain(tools, unit, { uid, room, creatorId, amount, startedAt: at, endsAt, startedBy });
  const row = await giveaways.rainRepository(unit.em).find(uid);
  if (!row) throw new Error(`rain ${uid} was not stored`);
  return { row, isNew: true };
};

/** Starts a player's rain, once per id. Throws CallError 1, 409, BONUS_OFF, reauthenticate. */
export const startRain = async (tools: AirdropTools, asked: AskedRain): Promise<giveaways.RainRow> => {
  const { row, isNew } = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => startWithin(tools, unit, asked)),
  );
  if (!isNew) return row;
  tools.tell('chat.changed', { room: asked.room });
  await tellBonus(tools, asked.creatorId);
  return row;
};
