import type { IntSource } from 'games-engine';
import { randomUUIDv7 } from 'node:crypto';
import type { DemoHouse, DemoPerson } from './demo-person.ts';

const SBP = 74;
const CARD = 4;
const MIN_LEFT_MINOR = 110_000; // the least withdrawal with its fee
const STEP_MINOR = 10_500;
const CARDS = ['4111 1111 1111 1111', '5555 5555 5555 4444', '4000 0566 5566 5556', '4012 8888 8888 1881'] as const;
const WORDS = [
  'Всем удачи сегодня',
  'Кто в битву?',
  'gl everyone',
  'Колесо сегодня щедрое',
  'Проверил раунд: хеш сходится',
  'anyone for a coin flip?',
] as const;

/** Element of a list that chance picks. */
export const pickOf = <T>(random: IntSource, list: readonly T[]): T => list[random.int(list.length)] as T;

const refOf = async ({ db }: DemoHouse, id: number): Promise<string> => {
  const { rows } = await db.pool.query<{ ref: string }>('SELECT ref FROM payment WHERE id = $1', [id]);
  return rows[0]?.ref ?? '';
};

/** Presses a button of a simulated provider's page. */
const press = async ({ url }: DemoHouse, path: string, form: Record<string, string>): Promise<void> => {
  await (
    await fetch(`${url}/sandbox/${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  ).arrayBuffer();
};

/** Asks for a deposit and has the simulated provider say that it is paid; one in eight is left unpaid. */
export const deposit = async (house: DemoHouse, person: DemoPerson, random: IntSource): Promise<boolean> => {
  const amount = String(500 + 100 * random.int(25));
  const asked = await person.request<{ id: number }>('cash:deposit', { methodId: SBP, amount });
  if (!asked) return false;
  if (random.int(8) === 0) {
    await person.request('cash:cancelDeposit', { id: asked.id });
    return false;
  }
  await press(house, 'fiat/act', { order: await refOf(house, asked.id), act: 'pay' });
  return true;
};

/** Asks for a withdrawal to a card, when everything that was deposited is wagered and enough is left. */
export const withdraw = async (person: DemoPerson, random: IntSource): Promise<boolean> => {
  const list = await person.request<{ available: number; leftToStake: number }>('cash:withdrawChecklist');
  const steps = Math.floor(((list?.available ?? 0) - MIN_LEFT_MINOR) / STEP_MINOR);
  if (!list || list.leftToStake > 0 || steps < 1) return false;
  const form = {
    amount: String(1000 + 100 * random.int(Math.min(steps, 40))),
    purse_id: CARD,
    purseNumber: pickOf(random, CARDS),
    bank_id: 1,
  };
  return (await person.request('cash:withdraw', form)) !== undefined;
};

/** Takes the pair of seeds that is shown into use, as the page of a new player does. */
export const takeSeeds = async (person: DemoPerson, random: IntSource): Promise<void> => {
  const seeds = await person.call<{ nextServerSeedHash: string }>('fairness.seeds');
  const clientSeed = `${person.login}-${random.int(1_000_000_000)}`;
  if (seeds) await person.call('fairness.rotate', { clientSeed, commitment: seeds.nextServerSeedHash });
};

/** Plays dice and mines for a while. Gives the rounds that were played. */
export const playAlone = async (person: DemoPerson, random: IntSource, rounds: number): Promise<number> => {
  let played = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (random.int(5) === 0) played += await playMines(person, random);
    else {
      const bet = {
        bet: String(10 + random.int(200)),
        percent: 20 + random.int(60),
        bet_type: pickOf(random, ['less', 'more']),
      };
      if (await person.call('dice.play', { ...bet, requestId: randomUUIDv7() })) played += 1;
    }
  }
  return played;
};

const playMines = async (person: DemoPerson, random: IntSource): Promise<number> => {
  const bet = 500 + 100 * random.int(50);
  if (!(await person.call('mines.createGame', { bet, minesLength: 3, requestId: randomUUIDv7() }))) return 0;
  const first = random.int(20);
  for (let step = 0; step < 3; step += 1) {
    const opened = await person.call<{ finished: boolean }>('mines.openSector', { sectorKey: first + step });
    if (!opened || opened.finished) return 1;
  }
  await person.call('mines.takeWin');
  return 1;
};

/** Everybody bets on the games among players, two by two in the rooms. */
export const playTogether = async (people: readonly DemoPerson[], random: IntSource): Promise<void> => {
  for (const [place, person] of people.entries()) {
    await person.call('wheelOfFortune.bet', { bet: 5000 + random.int(20_000), sector: random.int(3) });
    await person.call('battle.bet', { bet: 5000 + random.int(20_000), team: place % 2 === 0 ? 'red' : 'blue' });
    await person.call('classic.bet', { bet: 5000 + random.int(20_000) });
    const other = people[place + 1];
    if (place % 2 === 1 || !other) continue;
    const opened = await person.call<{ room: { id: string } }>('coinflip.create', { bet: 15_000, side: 'heads' });
    if (opened) await other.call('coinflip.join', { id: opened.room.id });
  }
};

/** Says something in the chat. */
export const talk = async (person: DemoPerson, random: IntSource): Promise<boolean> =>
  (await person.request('chat:send', { msg: pickOf(random, WORDS), room: 'common' })) !== undefined;

/** Asks support. */
export const askSupport = async (person: DemoPerson, random: IntSource): Promise<boolean> => {
  const text = pickOf(random, ['Когда придёт вывод?', 'How do I check a round?', 'Не вижу бонус за депозит']);
  return (await person.call('support.send', { text, requestId: randomUUIDv7() })) !== undefined;
};

interface Queue {
  waiting: { payment: { id: number }; needsApprovals: number; approvals: unknown[] }[];
}

/** Decides pending withdrawals: approves most, by two people where required, and leaves some pending for the viewer of the demo. */
export const decideWithdrawals = async (
  [cashier, second]: readonly [DemoPerson, DemoPerson],
  random: IntSource,
  { isLast }: { isLast: boolean },
): Promise<{ approved: number; refused: number }> => {
  const decided = { approved: 0, refused: 0 };
  const queue = await cashier.call<Queue>('officeCash.queue');
  for (const { payment, needsApprovals } of queue?.waiting ?? []) {
    const chance = random.int(10);
    if (isLast && chance < 5) continue;
    if (chance === 9) {
      const reason = 'Simulated: the details belong to somebody else';
      if (await cashier.call('officeCash.refuse', { id: payment.id, why: 'details', reason })) decided.refused += 1;
      continue;
    }
    const approvers = needsApprovals > 1 ? [cashier, second] : [cashier];
    for (const one of approvers)
      await one.call('officeCash.approve', { id: payment.id, reason: 'Simulated: looked at' });
    decided.approved += 1;
  }
  return decided;
};

/** The simulated provider pays what it was sent. Gives the number of payouts. */
export const payOut = async (house: DemoHouse): Promise<number> => {
  const { rows } = await house.db.pool.query<{ ref: string }>(
    `SELECT p.ref FROM payout o JOIN payment p ON p.id = o.payment_id WHERE o.state = 'accepted' AND o.provider = 'payouts' LIMIT 100`,
  );
  for (const { ref } of rows) await press(house, 'payouts/act', { key: ref, act: 'done' });
  return rows.length;
};
