export * from './test-cluster.ts';
export * from './test-database.ts';
export * from './fixtures.ts';
export * as notes from './notes/index.ts';
export { createTestPlayer, settleTestBet, testBet, type TestPlayer } from './fixtures.ts';
export { createTestPartner, invitationOf, type TestPartner } from './partner-fixtures.ts';
export { TestRound } from './shared-fixtures.ts';
export { TestSlots } from './slot-fixtures.ts';
export { finishTestRound, openTestRound, testOpening } from './stepped-fixtures.ts';
