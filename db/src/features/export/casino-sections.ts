import { NO_UUID, section, time, type ExportSection } from './export-section.ts';

const favouriteGames = section('favouriteGames', {
  columns: `'game', g.title, 'identifier', g.identifier, 'at', ${time('f.created_at')}`,
  from: 'favourite_game f JOIN provider_game g ON g.id = f.game_id WHERE f.user_id = $1',
  key: 'f.game_id',
  type: 'bigint',
  first: 0,
});

const favouriteOwnGames = section('favouriteOwnGames', {
  columns: `'game', f.game, 'at', ${time('f.created_at')}`,
  from: 'favourite_own_game f WHERE f.user_id = $1',
  key: 'f.game',
  type: 'text',
  first: '',
});

const recentGames = section('recentGames', {
  columns: `'game', g.title, 'identifier', g.identifier, 'openedAt', ${time('r.opened_at')}`,
  from: 'recent_game r JOIN provider_game g ON g.id = r.game_id WHERE r.user_id = $1',
  key: 'r.game_id',
  type: 'bigint',
  first: 0,
});

const gameSessions = section('gameSessions', {
  columns: `'id', s.id, 'game', g.title, 'account', s.account_kind, 'currency', s.currency, 'openedAt', ${time('s.opened_at')},
    'endedAt', ${time('s.ended_at')}`,
  from: 'slot_session s JOIN provider_game g ON g.id = s.game_id WHERE s.user_id = $1',
  key: 's.id',
  type: 'uuid',
  first: NO_UUID,
});

const providerRounds = section('providerRounds', {
  columns: `'id', r.id, 'game', g.title, 'session', r.session_id, 'round', r.sent_id, 'account', r.account_kind,
    'stake', r.stake, 'payout', r.payout, 'state', r.state, 'startedAt', ${time('r.started_at')}, 'lastAt', ${time('r.last_at')}`,
  from: 'slot_round r JOIN provider_game g ON g.id = r.game_id WHERE r.user_id = $1',
  key: 'r.id',
  type: 'uuid',
  first: NO_UUID,
});

const providerTransactions = section('providerTransactions', {
  columns: `'id', t.id, 'sentId', t.sent_id, 'round', t.round_id, 'action', t.action, 'type', t.type, 'amount', t.amount,
    'undoneBy', t.undone_by, 'at', ${time('t.at')}`,
  from: 'slot_transaction t WHERE t.user_id = $1',
  key: 't.id',
  type: 'uuid',
  first: NO_UUID,
});

/** A player's provider games. */
export const casinoSections: readonly ExportSection[] = [
  favouriteGames,
  favouriteOwnGames,
  recentGames,
  gameSessions,
  providerRounds,
  providerTransactions,
];
