import { randomUUIDv7 } from 'node:crypto';
import { activateConfigVersion, approveConfigVersion, ensureConfig, recordConfigCheck, saveConfigVersion } from 'db';
import { contentHash } from 'games-engine';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from 'db/testing';
import { calls, type CallAnswer, type CallName, type CallPayload } from '../../../../contract/calls.ts';
import type { auditCalls } from '../../../../contract/audit.contract.ts';
import { createStaffGate, type StaffGate } from '../../../core/auth/staff-gate.ts';
import type { StaffCaller } from '../../../core/realtime/dispatcher.ts';
import { houseGames } from '../../../games/registry.ts';
import { makeStaff } from '../../../testing/test-server.ts';
import { createSigningKey } from '../../log/testing/log-fixtures.ts';
import { createLogReader, type LogReader } from '../../log/log-reader.ts';
import { createLogSigner, type LogSigner } from '../../log/log-signer.ts';
import { createRecordSource } from '../../log/record-source.ts';
import { createBettor, openMines, playBattle, playDice, type Bettor } from '../../log/testing/rounds-fixtures.ts';
import { createSequencer } from '../../log/sequencer.ts';
import { createAuditHandlers } from '../audit.handlers.ts';

type AuditCall = keyof typeof auditCalls & CallName;

/** A house without a server: rounds of every kind of hosting, logged, and somebody who audits them. */
export interface AuditedHouse {
  db: TestDatabase;
  signer: LogSigner;
  auditor: StaffCaller;
  staff: StaffGate;
  bettors: [Bettor, Bettor, Bettor];
  dice: string[]; // ids, in order; of the first two players by turns
  mines: string; // taken after one safe cell
  openMines: string;
  battles: string[]; // paid, in order
  voided: string; // a battle
  /** Asks as the auditor; payload and answer are checked against the contract. */
  ask<N extends AuditCall>(name: N, payload: CallPayload<N>): Promise<CallAnswer<N>>;
  /** A reader of the log over a connection of one's own. */
  readerOver(pool: TestDatabase['pool']): LogReader;
  close(): Promise<void>;
}

const SIGNED_IN_MS = 3_600_000;

const auditorOf = async (db: TestDatabase): Promise<StaffCaller> => {
  const { userId } = await createBettor(db);
  const sessionId = randomUUIDv7();
  await makeStaff(db, userId, ['auditor']);
  const expiresAt = new Date(Date.now() + SIGNED_IN_MS);
  const values = [sessionId, Buffer.from(sessionId), userId, expiresAt];
  await db.owner.query('INSERT INTO session (id, token_hash, user_id, expires_at) VALUES ($1, $2, $3, $4)', values);
  return { player: { userId, lang: 'en' }, sessionId } as StaffCaller;
};

const warning = { rule: 'rtp', severity: 'warning', where: '', got: 950, allowed: { max: 940 }, per: 1000 };

/** A version of the wheel that one saved and another approved, in force. */
const publishSecondWheel = async ({ pool }: TestDatabase, author: Bettor, approver: Bettor): Promise<void> => {
  for (const { userId } of [author, approver])
    await pool.query(`UPDATE app_user SET roles = '{designer}' WHERE id = $1`, [userId]);
  const config = houseGames.engine.get('wheel').defaultConfig as { maxStakeMinor: number };
  const at = 1;
  const first = await ensureConfig(pool, { game: 'wheel', hash: contentHash(config), config, at });
  const next = { ...config, maxStakeMinor: config.maxStakeMinor + 1 };
  const by = ({ userId }: Bettor, reason: string) => ({ actorId: userId, reason, at });
  const answers = {
    ...by(author, 'raise the limit'),
    game: 'wheel',
    hash: contentHash(next),
    config: next,
    basedOn: first.id,
  };
  const saved = await saveConfigVersion(pool, answers);
  if (saved.status !== 'saved') throw new Error(`the version was not saved: ${saved.status}`);
  const { id } = saved;
  await recordConfigCheck(pool, id, by(author, ''), { isBlocked: false, findings: [warning] });
  await approveConfigVersion(pool, id, by(approver, 'looks right'));
  await activateConfigVersion(
    pool,
    { game: 'wheel', id, isShared: true, from: 'approved' },
    by(approver, 'from today'),
  );
};

/** Guardrails of dice that one proposed and another approved, twice. */
const changeGuardrails = async ({ pool }: TestDatabase, author: Bettor, approver: Bettor): Promise<void> => {
  for (const { userId } of [author, approver])
    await pool.query(`UPDATE app_user SET roles = '{admin}' WHERE id = $1`, [userId]);
  for (const version of [1, 2]) {
    await pool.query(
      `INSERT INTO guardrail (game, version, bounds, status, author_id, reason, created_at)
       VALUES ('dice', $1, $2, 'proposed', $3, 'a safer house', 1)`,
      [version, { maxRuinPpm: String(version) }, author.userId],
    );
    await pool.query(`UPDATE guardrail SET status = 'retired' WHERE status = 'active'`);
    await pool.query(
      `UPDATE guardrail SET status = 'active', decider_id = $1, decision = 'agreed', decided_at = 2 WHERE status = 'proposed'`,
      [approver.userId],
    );
  }
};

const unlogged = `
  SELECT (SELECT count(*) FROM round WHERE settled_xid IS NOT NULL) + (SELECT count(*) FROM shared_round WHERE settled_xid IS NOT NULL)
    + (SELECT count(*) FROM seed_pair WHERE revealed_xid IS NOT NULL) + (SELECT count(*) FROM seed_pair WHERE committed_xid IS NOT NULL)
    + (SELECT count(*) FROM game_config WHERE published_xid IS NOT NULL)
    + (SELECT count(*) FROM game_config_event) + (SELECT count(*) FROM seed_chain) + (SELECT count(*) FROM shared_round WHERE chain_id IS NULL)
    + (SELECT count(*) FROM guardrail WHERE activated_xid IS NOT NULL)
    - (SELECT size FROM log_cursor) AS left`;

export const openAuditedHouse = async ({ diceRounds = 12 }: { diceRounds?: number } = {}): Promise<AuditedHouse> => {
  const db = await createTestDatabase();
  const { pool } = db;
  const signer = await createLogSigner({ dataDir: '', signingKey: createSigningKey() });
  const source = () => createRecordSource({ games: houseGames.engine, onRefused: () => undefined });
  const sequencer = createSequencer({ pool, signer, source: source(), onError: (error) => expectNone(error) });
  const bettors: AuditedHouse['bettors'] = [await createBettor(db), await createBettor(db), await createBettor(db)];
  const [first, second, third] = bettors;

  const dice: string[] = [];
  for (let round = 0; round < diceRounds; round += 1) dice.push(await playDice(pool, round % 2 === 0 ? first : second));
  const mines = await openMines(pool, third);
  await mines.take();
  const open = await openMines(pool, first);
  const battles = [await playBattle(pool, bettors), await playBattle(pool, [third, second])];
  const voided = await playBattle(pool, [first], { isVoid: true });
  await publishSecondWheel(db, first, third);
  await changeGuardrails(db, second, third);
  await rotateTestSeeds(db, second.userId, { at: 2_000_000 });
  await logEverything();

  async function logEverything(): Promise<void> {
    for (;;) {
      await sequencer.runOnce(); // a neighbour on the cluster may hold the horizon back
      if ((await pool.query<{ left: bigint }>(unlogged)).rows[0]?.left === 0n) return;
    }
  }

  const handlers = createAuditHandlers(db, houseGames);
  const auditor = await auditorOf(db);
  return {
    db,
    signer,
    auditor,
    staff: createStaffGate({ db, exemptLogins: [], log: { warn: () => undefined } }),
    bettors,
    dice,
    mines: mines.id,
    openMines: open.id,
    battles,
    voided,
    async ask(name, payload) {
      const parsed = calls[name].payload.parse(payload);
      const answer: unknown = await handlers[name].handle(parsed as never, auditor as never);
      return calls[name].answer.parse(answer) as never;
    },
    readerOver: (over) => createLogReader({ pool: over, signer, source: source() }),
    close: () => db.drop(),
  };
};

const expectNone = (error: unknown): never => {
  throw error;
};
