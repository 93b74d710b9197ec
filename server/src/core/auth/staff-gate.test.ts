import { expect, it } from 'vitest';
import { createStaffGate } from './staff-gate.ts';

/** A gate over a database that knows one person, and what it writes down. */
const gateFor = (member: object | undefined) => {
  const lines: object[] = [];
  const db = { orm: { em: { fork: () => ({ findOne: () => Promise.resolve(member ?? null) }) } } };
  const log = { warn: (values: object) => void lines.push(values) };
  const gate = createStaffGate({ db: db as never, exemptLogins: [], log });
  return { gate, lines };
};

const who = { player: { userId: 7n }, sessionId: 'session' };

it.each([
  ['nobody of the staff', undefined],
  ['somebody with another role', { roles: ['moderator'], totpSecret: Buffer.alloc(1), login: 'mo', address: null }],
  ['somebody without a second factor', { roles: ['admin'], totpSecret: null, login: 'ada', address: null }],
])('the refusal of %s is written down with who asked for what', async (_, member) => {
  const { gate, lines } = gateFor(member);
  await expect(gate.admit(who, ['admin'])).rejects.toThrow();
  expect(lines).toMatchObject([{ userId: '7', sessionId: 'session', needed: ['admin'] }]);
});

it('an authorised member of staff is let in without a line', async () => {
  const { gate, lines } = gateFor({ roles: ['admin'], totpSecret: Buffer.alloc(1), login: 'ada', address: null });
  await gate.admit(who, ['admin']);
  expect(lines).toEqual([]);
});
