import { randomUUIDv7 } from 'node:crypto';
import { chat, dayOf, dayStart, giveaways, inUnitOfWork, retryingConflicts, type UnitOfWork } from 'db';
import { chatTypes } from '../../../contract/features/chat-values.ts';
import { quizRooms } from '../../../contract/features/quiz.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { isWithinHours } from '../../core/hours.ts';
import { quizScheduleOf } from './quiz-schedule.ts';

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'tell'>;
type Room = (typeof quizRooms)[number];

const HUNDREDTHS = 100n;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** Ends questions whose time is up. Gives the rooms that show it. */
const expireWithin = async ({ em, client }: UnitOfWork, at: number): Promise<string[]> => {
  const rooms: string[] = [];
  for (const uid of await giveaways.quizRoundRepository(em).expire(at)) {
    const room = await chat.renewChatMessage(client, uid); // oxlint-disable-line no-await-in-loop -- one client
    if (room !== undefined) rooms.push(room);
  }
  return rooms;
};

interface NewQuestion {
  room: Room;
  at: number;
  endsAt: number;
  prize: bigint; // hundredths of DIC
}

/** Stores a question together with its message. False: the room has none. */
const ask = async ({ em, client }: UnitOfWork, { room, at, endsAt, prize }: NewQuestion): Promise<boolean> => {
  const next = await giveaways.nextQuizQuestion(client, room);
  if (!next) return false;
  const uid = randomUUIDv7();
  await giveaways.quizRoundRepository(em).add({ uid, room, questionId: next.id, prize, startedAt: at, endsAt });
  const plain = { authorId: null, requestId: null, type: chatTypes.system, replyUid: null };
  await chat.addChatMessage(client, { ...plain, uid, room, message: next.question, quizUid: uid, at });
  return true;
};

/** Asks in each room whose time has come, as far as the day's budget goes. Gives the rooms. */
const askWithin = async (unit: UnitOfWork, at: number): Promise<string[]> => {
  const { isOn, prizeDic, everyMinutes, answerSeconds, dayBudgetDic, ...hours } = await quizScheduleOf(unit.em);
  if (!isOn || !isWithinHours(at, hours)) return [];
  await giveaways.lockQuiz(unit.client);
  const rounds = giveaways.quizRoundRepository(unit.em);
  const prize = BigInt(prizeDic) * HUNDREDTHS;
  const budget = BigInt(dayBudgetDic) * HUNDREDTHS;
  const endsAt = at + answerSeconds * SECOND_MS;
  let committed = await rounds.committedSince(dayStart(dayOf(at)));
  const asked: string[] = [];
  /* oxlint-disable no-await-in-loop -- one client, and one budget that each room takes from */
  for (const room of quizRooms) {
    const isDue = (await rounds.lastAt(room)) + everyMinutes * MINUTE_MS <= at;
    if (!isDue || committed + prize > budget || !(await ask(unit, { room, at, endsAt, prize }))) continue;
    committed += prize;
    asked.push(room);
  }
  /* oxlint-enable no-await-in-loop */
  return asked;
};

/** Ends what is over and asks what is due, once even if several processes try. */
export const turnQuiz = async ({ db, clock, tell }: Tools): Promise<void> => {
  const at = clock.now();
  const ended = await retryingConflicts(() => inUnitOfWork(db, (unit) => expireWithin(unit, at)));
  const asked = await retryingConflicts(() => inUnitOfWork(db, (unit) => askWithin(unit, at)));
  for (const room of new Set([...ended, ...asked])) tell('chat.changed', { room });
};
