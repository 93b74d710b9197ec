import { simulationSource, type IntSource } from 'games-engine';
import { setTimeout as pause } from 'node:timers/promises';
import * as acts from './demo-acts.ts';
import type { DemoClock } from './demo-clock.ts';
import { followLink, register, signInStaff, SIMULATED, type DemoHouse, type DemoPerson } from './demo-person.ts';

/** Measures of simulated life. */
export interface DemoMonth {
  seed: string;
  players: number;
  days: number;
  sharedDays: number; // days on which games among players are played, each of which takes as long as its rounds
}

/** Number of things that happened. */
export type DemoCounts = Record<
  | 'players'
  | 'clicks'
  | 'deposits'
  | 'rounds'
  | 'bonuses'
  | 'withdrawals'
  | 'approved'
  | 'refused'
  | 'paid'
  | 'messages'
  | 'questions',
  number
>;

const DAY_MS = 86_400_000;
const MORNING_MS = 9 * 3_600_000;
const NAMES = ['heron', 'lynx', 'otter', 'falcon', 'badger', 'marten', 'curlew', 'ibex'] as const;
const LANGUAGES = ['ru', 'ru', 'ru', 'en', 'ua', 'kz', 'uz', 'tr'] as const;
const SETTLE_MS = 120_000;
const PAYOUTS_MS = 15_000;

const OPEN_BETS = `SELECT count(*)::int AS open FROM shared_bet b JOIN ledger_hold h ON h.id = b.id WHERE h.status = 'open'`;

/** Waits until a number is 0, or for so long. */
const waitFor = async (count: () => Promise<number>, ms: number): Promise<void> => {
  const ends = performance.now() + ms;
  while ((await count()) > 0 && performance.now() < ends) await pause(250);
};

interface Life {
  house: DemoHouse;
  random: IntSource;
  people: DemoPerson[];
  counts: DemoCounts;
}

const arrive = async ({ house, random, people, counts }: Life, admin: DemoPerson): Promise<void> => {
  const place = people.length + 1;
  const name = `${acts.pickOf(random, NAMES)}${String(place).padStart(3, '0')}`;
  const address = `10.${20 + (place % 7)}.${place % 50}.${1 + (place % 200)}`;
  const inviter = place > 3 && random.int(3) === 0 ? acts.pickOf(random, people.slice(0, 3)) : undefined;
  for (let click = 0; inviter && click < 1 + random.int(3); click += 1) {
    await followLink(house, inviter.publicId, `10.60.${place % 250}.${click + 1}`);
    counts.clicks += 1;
  }
  const lang = acts.pickOf(random, LANGUAGES);
  const person = await register(house, { name, address, lang, refererId: inviter?.publicId ?? null });
  await admin.call('officePlayers.tag', { userId: person.publicId, tag: SIMULATED.tag, isOn: true });
  await acts.takeSeeds(person, random);
  people.push(person);
  if (await acts.deposit(house, person, random)) counts.deposits += 1;
  counts.players += 1;
  if (random.int(2) === 0 && (await person.call('bonus.introductory.takeBonus', { code: 1 }))) counts.bonuses += 1;
};

/** A day of somebody: money in, play, and now and then money out, a word in the chat, a question. */
const liveDay = async ({ house, random, counts }: Life, person: DemoPerson): Promise<void> => {
  if (random.int(3) === 0 && (await acts.deposit(house, person, random))) counts.deposits += 1;
  counts.rounds += await acts.playAlone(person, random, 5 + random.int(25));
  if (random.int(2) === 0 && (await acts.withdraw(person, random))) counts.withdrawals += 1;
  if (random.int(6) === 0 && (await acts.talk(person, random))) counts.messages += 1;
  if (random.int(40) === 0 && (await acts.askSupport(person, random))) counts.questions += 1;
};

/**
 * Simulates life through the calls of the site and the simulators of its providers, day by day, up to the moment of the clock's
 * owner. The same seed makes the same people and wishes; draws and times of answers are real.
 */
export const simulateMonth = async (
  house: DemoHouse,
  { clock, until, say, ...month }: DemoMonth & { clock: DemoClock; until: number; say: (line: string) => void },
): Promise<DemoCounts> => {
  const random = simulationSource(month.seed);
  const counts: DemoCounts = {
    players: 0,
    clicks: 0,
    deposits: 0,
    rounds: 0,
    bonuses: 0,
    withdrawals: 0,
    approved: 0,
    refused: 0,
    paid: 0,
    messages: 0,
    questions: 0,
  };
  const life: Life = { house, random, people: [], counts };
  const desk = [await signInStaff(house, 'cashier01'), await signInStaff(house, 'finance01')] as const;
  const admin = await signInStaff(house, 'admin01');
  const first = until - month.days * DAY_MS;
  const sharedEvery = month.sharedDays > 0 ? Math.max(1, Math.floor(month.days / month.sharedDays)) : Infinity;
  try {
    for (let day = 0; day < month.days; day += 1) {
      clock.moveTo(first + day * DAY_MS);
      const due = Math.ceil((month.players * Math.min(1, (day + 1) / Math.max(1, month.days * 0.7))) | 0);
      while (life.people.length < Math.max(Math.min(2, month.players), due)) await arrive(life, admin);
      for (const person of life.people) if (random.int(3) > 0) await liveDay(life, person);
      clock.moveTo(first + day * DAY_MS + MORNING_MS);
      if (day % sharedEvery === 1) {
        await acts.playTogether(life.people.slice(-12), random);
        await waitFor(
          async () => (await house.db.pool.query<{ open: number }>(OPEN_BETS)).rows[0]?.open ?? 0,
          SETTLE_MS,
        );
      }
      const decided = await acts.decideWithdrawals(desk, random, { isLast: day >= month.days - 2 });
      counts.approved += decided.approved;
      counts.refused += decided.refused;
      counts.paid += await acts.payOut(house);
      say(
        `day ${day + 1} of ${month.days}: ${life.people.length} players, ${counts.rounds} rounds, ${counts.deposits} deposits`,
      );
    }
    clock.moveTo(until);
    const ends = performance.now() + (counts.approved > counts.paid ? PAYOUTS_MS : 0);
    while (counts.paid < counts.approved && performance.now() < ends) {
      counts.paid += await acts.payOut(house);
      await pause(1000);
    }
  } finally {
    for (const person of [...life.people, ...desk, admin]) person.close();
  }
  return counts;
};
